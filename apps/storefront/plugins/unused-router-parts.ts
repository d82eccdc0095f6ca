import type { Plugin } from 'vite';
import { leaveOut, shortenMessages } from './leave-out.ts';

/**
 * Parts of React Router that this shop switches off in its configuration or never calls, but which come along all the same: 7 KB gzip on every page.
 * In the browser's build their functions do nothing, or what this shop wants. Should a new version want another function of them, or not have one, the build says so.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'bozor:unused-router-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: new RegExp(`/react-router/dist/production/lib/(${Object.keys(PARTS).join('|')})\\.js$`) },
      handler: (id) => PARTS[Object.keys(PARTS).find((part) => id.endsWith(`/${part}.js`))!],
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.+\.js$/ },
      handler(code, id) {
        const file = id.slice(id.indexOf('/lib/') + '/lib/'.length, -'.js'.length);
        const functions = FUNCTIONS[file];
        const left = functions ? withoutNames(leaveOut(code, { functions })) : code;
        return { code: shortenMessages(left, CHECKS, file), map: null };
      },
    },
  };
}

/** What a shop that was tested does not meet is told by the file where it was noticed; in development by a sentence. */
const CHECKS = /^(invariant\d*|warning)$/;

const PARTS: Readonly<Record<string, string>> = {
  // Tracing of loaders and navigations: `instrumentations` is not used.
  'router/instrumentation': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  // Asking the server for routes one by one: all are known from the start (\`routeDiscovery: initial\`).
  'dom/ssr/fog-of-war': `
    export const URL_LIMIT = 0;
    export const getManifestPath = () => '';
    export const getPartialManifest = () => ({});
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = () => undefined;`,
};

/**
 * The file of a page that cannot be had: the router would load the page anew, which without a network leaves the shop for the browser's own
 * page of an error. That is right only where a newer shop has replaced the file.
 */
const LOAD_PAGE = `{
  if (route.id in routeModulesCache) return routeModulesCache[route.id];
  try {
    return (routeModulesCache[route.id] = await import(/* @vite-ignore */ route.module));
  } catch (error) {
    const answer = await fetch(route.module, { method: 'HEAD' }).catch(() => undefined);
    if (!answer || answer.ok) throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}`;

/** Actions, fetchers, blockers and React's server components: pages are read by loaders and changed by calls of the API. */
const FUNCTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'router/router': {
    handleAction: '{}',
    handleFetcherAction: '{}',
    handleFetcherLoader: '{}',
    fetch: '{}',
    updateBlocker: '{}',
    shouldBlockNavigation: '{}',
    discoverRoutes: '{}',
    patchRoutesImpl: '{}',
    normalizeNavigateOptions: '{return{path}}',
    resetFetcher: '{}',
    getFetcher: '{}',
    updateFetcherState: '{}',
    deleteFetcher: '{}',
    queueFetcherForDeletion: '{}',
    abortFetcher: '{}',
    markFetchersDone: '{}',
    markFetchRedirectsDone: '{return false}',
    abortStaleFetchLoads: '{return false}',
    getLoadingFetcher: '{}',
    getUpdatedRevalidatingFetchers: '{}',
    getUpdatedActionData: '{}',
    getSubmissionFromNavigation: '{}',
    persistAppliedTransitions: '{}',
    restoreAppliedTransitions: '{}',
  },
  'dom/lib': { useViewTransitionState: '{return false}' },
  'dom/ssr/components': { RSCPrefetchPageLinksImpl: '{}' },
  'dom/ssr/single-fetch': { singleFetchActionStrategy: '{}', singleFetchLoaderFetcherStrategy: '{}', nonSsrStrategy: '{}' },
  // Only in development, and an error without a boundary: the root has one.
  'dom/ssr/routes': { createClientRoutesWithHMRRevalidationOptOut: '{}', wrapShouldRevalidateForHdr: '{}', noActionDefinedError: '{}' },
  // A touched link has its page's file preloaded, which is enough: no page of ours has links of its own to look up in it.
  'dom/ssr/links': { getKeyedPrefetchLinks: '{return []}' },
  'dom/ssr/routeModules': { loadRouteModule: LOAD_PAGE },
  'hooks': { RSCErrorHandler: '{return children}', DefaultErrorComponent: '{return null}' },
};

/** Names for tools hold on to components that nobody draws. */
function withoutNames(code: string): string {
  return code.replaceAll(/^\w+\.displayName = .*;$/gm, '').replaceAll(/= (\w+(?:\$\d+)?\.forwardRef\()/g, '= /* @__PURE__ */ $1');
}
