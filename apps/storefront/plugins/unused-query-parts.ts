import type { Plugin } from 'vite';

/**
 * The query library's memory of mutations, 1.5 KB gzip of every page: what changes something is sent by `platform/send-change.ts`. In the
 * browser's build the client holds one that keeps nothing; a hook of the library that needs it is refused.
 */
export function unusedQueryParts(): Plugin {
  return {
    name: 'bozor:unused-query-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/ },
      handler: () => NO_MUTATIONS,
    },
    transform: {
      filter: { id: /\/app\/.+\.tsx?$/ },
      handler(code) {
        const wanted = code.match(UNUSED_NAMES)?.[0];
        if (wanted)
          this.error(`${wanted} is left out of the browser's build: use useApiMutation, or take it out of plugins/unused-query-parts.ts`);
        return undefined;
      },
    },
  };
}

const UNUSED_NAMES =
  /(?<![\w.])(useMutation|useMutationState|useIsMutating|MutationCache|MutationObserver)\b(?=.*from '@tanstack\/react-query')/;

/** Pages that come back online ask it to go on. */
const NO_MUTATIONS = `
  export class MutationCache {
    clear() {}
    findAll() { return []; }
    resumePausedMutations() {}
  }`;
