import type { Callable } from '@bozor/contract/call.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import type { Plugin } from 'vite';

/** Writes each call where it is made, `calls.cart.add` as its method and path, so that the browser loads those it makes and not the table of all. */
export function inlineCalls(): Plugin {
  return {
    name: 'bozor:inline-calls',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.tsx?$/, code: 'calls' },
      handler: (code) => withInlinedCalls(code),
    },
  };
}

const IMPORT = /import \{ calls \} from '@bozor\/contract\/shop\/calls\.ts';\n/;

/** The source without the table; undefined when it needs the table in another way. */
export function withInlinedCalls(source: string): string | undefined {
  if (!IMPORT.test(source)) return undefined;
  const groups: Readonly<Record<string, Readonly<Record<string, Callable>>>> = calls;
  const inlined = source
    .replace(IMPORT, '')
    .replaceAll(/(\btypeof\s+)?\bcalls\.(\w+)\.(\w+)\b/g, (written, asType: string | undefined, group: string, name: string) => {
      const call = groups[group]?.[name];
      if (!call) return written;
      return asType ? `import('@bozor/contract/shop/calls.ts').Calls['${group}']['${name}']` : JSON.stringify(call);
    });
  return /(?<![/.\w])calls(\.\w|[,;)\]])/.test(inlined) ? undefined : inlined;
}
