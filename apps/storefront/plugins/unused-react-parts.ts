import type { Plugin } from 'vite';
import { leaveOut } from './leave-out.ts';

/**
 * Parts of React that this shop does not use, 10 KB gzip of every page: in the browser's build they are left out.
 * Should a new version of React not have one of them, or a file of ours want one, the build says so.
 */
export function unusedReactParts(): Plugin {
  return {
    name: 'bozor:unused-react-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$|\/(app|packages\/ui\/src)\/.+\.tsx?$/ },
      handler(code, id) {
        if (id.endsWith('.production.js')) return { code: withoutStacks(leaveOut(code, UNUSED)), map: null };
        const wanted = (code.match(UNUSED_NAMES) ?? code.match(UNUSED_EVENTS))?.[0];
        if (wanted) this.error(`${wanted} is left out of the browser's build: take it out of plugins/unused-react-parts.ts`);
        return undefined;
      },
    },
  };
}

/**
 * The errors that React makes while its file is read, only to tell them apart when they are thrown, without a place where they were made:
 * to find that the browser reads the whole file once more.
 */
function withoutStacks(code: string): string {
  const found = code.match(MADE_EARLY)?.length ?? 0;
  if (found !== 5) throw new Error(`React makes ${found} errors while its file is read, not 5: look at plugins/unused-react-parts.ts`);
  return code.replaceAll(MADE_EARLY, 'Exception = Object.create(Error.prototype, { message: { value: $1 } })');
}

const MADE_EARLY = /Exception = Error\((formatProdErrorMessage\(\d+\))\)/g;

const UNUSED_NAMES = /(?<![\w.])(Profiler|SuspenseList|ViewTransition|Activity|useActionState|FragmentInstance)\b(?=.*from 'react')/;
const UNUSED_EVENTS = /(?<=\s)on(Select|BeforeInput)(?==\{)/;

const NAMES = [
  // <ViewTransition>
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'applyViewTransitionName',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'restoreViewTransitionName',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'scheduleViewTransitionEvent',
  'createViewTransitionInstance',
  'startViewTransition',
  'ViewTransitionPseudoElement',
  // <Activity>, <SuspenseList>
  'updateActivityComponent',
  'updateSuspenseListComponent',
  // useActionState
  'mountActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'dispatchActionState',
  'runActionStateAction',
  // <form action={…}> with a function
  'extractEvents$1',
  'requestFormReset$1',
  // <Fragment ref>, root.unstable_scheduleHydration and the browser's own sign of a page that changes
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'attemptExplicitHydrationTarget',
  'defaultOnDefaultTransitionIndicator',
  // preload, preinit and preconnect
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'preconnectAs',
  // <link rel="stylesheet" precedence>, and waiting for such styles and for pictures before anything is drawn
  'suspendResource',
  'accumulateSuspenseyCommitOnFiber',
  'insertStylesheetIntoRoot',
  // onSelect, onBeforeInput
  'constructSelectEvent',
  'getNativeBeforeInputChars',
  'getFallbackBeforeInputChars',
  // React's compiler, <form action={…}> with a function
  'useMemoCache',
  'startHostTransition',
  'ensureFormComponentIsStateful',
  // Elements of one's own making, <my-element>
  'setPropOnCustomElement',
];

const UNUSED = {
  functions: {
    ...Object.fromEntries(NAMES.map((name) => [name, '{}'])),
    // Which components stood around an error: their names are gone in a build.
    getStackByFiberInDevAndProd: "{return''}",
    getComponentNameFromType: '{return null}',
    // findDOMNode
    findCurrentFiberUsingSlowPath: '{return null}',
    // What <link> and <script> of the page's head share: nothing without `precedence`.
    getResource: '{return null}',
    acquireResource: '{return null}',
    waitForCommitToBeReady: '{return null}',
  },
  classes: ['ViewTransitionPseudoElement', 'FragmentInstance'],
  // Profiler, SuspenseList, tracing, ViewTransition, Activity
  kinds: [12, 19, 25, 30, 31],
};
