import type { Plugin } from 'vite';
import { AUDIENCES } from '../src/audiences.ts';
import { callsOf } from '../src/calls-of.ts';

/**
 * A front end imports `calls` from `@bozor/contract/<audience>/calls.ts`, which computes them from endpoints with all their schemas. This plugin
 * computes them in Node, in development and in the build alike, and bundles the values, each group of calls as a module of its own. Without it a
 * first visit loads 31 KB more.
 */
export function lightCalls(): Plugin {
  return {
    name: 'bozor:light-calls',
    enforce: 'pre',
    load: {
      filter: { id: CALLS },
      handler: (id) => {
        const [, file, audience, part, name] = CALLS.exec(id)!;
        // Without an import: in development the runner of Vite's configuration has ended when a page is requested.
        const calls: Readonly<Record<string, Group>> = callsOf(AUDIENCES[audience as keyof typeof AUDIENCES].api);
        const at = (rest: string) => JSON.stringify(`${file}?${rest}`);
        if (part === 'group') return exportsOf(calls[name!]!);
        if (part !== 'groups') return `export * as calls from ${at('groups')};`;
        return Object.keys(calls)
          .map((group) => `export * as ${group} from ${at(`group=${group}`)};`)
          .join('\n');
      },
    },
  };
}

type Group = Readonly<Record<string, unknown>>;

const CALLS = /^(.*\/packages\/contract\/src\/(\w+)\/calls\.ts)(?:\?(groups?)(?:=(\w+))?)?$/;

/** A module with these exports. A call may have a name that no variable may have, like `delete`. */
function exportsOf(group: Group): string {
  const entries = Object.entries(group);
  const constants = entries.map(([, call], at) => `const call${at} = ${JSON.stringify(call)};`);
  return [...constants, `export { ${entries.map(([name], at) => `call${at} as ${name}`).join(', ')} };`].join('\n');
}
