import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Class names as short as they can be without depending on other files: three signs for the file and the class's place in it.
 * Two files with the same three signs stop the build.
 */
export function shortStyleNames(root: string): (name: string, file: string, css: string) => string {
  const files = new Map<string, string>();
  return (name, file, css) => {
    if (RESERVED.test(name)) throw new Error(`${file}: .${name} cannot be imported by its name: call it something else`);
    const path = relative(root, file).replaceAll('\\', '/');
    const mark = markOf(path);
    const other = files.get(mark);
    if (other !== undefined && other !== path) throw new Error(`${path} and ${other} would share their class names: rename one of them`);
    files.set(mark, path);
    return mark + placeOf(name, css).toString(36);
  };
}

/** Words that no variable may be called. */
const RESERVED =
  /^(break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with)$/;

/** A letter, then two of base 62. */
function markOf(path: string): string {
  const number = createHash('sha256').update(path).digest().readUInt32BE();
  const signs = SIGNS.length;
  return [SIGNS[(number >>> 12) % 52], SIGNS[number % signs], SIGNS[Math.floor(number / signs) % signs]].join('');
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

function placeOf(name: string, css: string): number {
  const names = [...new Set([...css.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, found]) => found))];
  return names.indexOf(name);
}

/** Writes each class name where it is used, instead of the table of all in every file: 3 KB gzip of a first page. */
export function writtenStyleNames(): Plugin[] {
  const where = { apply: 'build', applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client' } as const;
  return [
    {
      name: 'bozor:written-style-names',
      enforce: 'pre',
      ...where,
      transform: {
        filter: { id: /\.tsx$/, code: '.module.css' },
        handler: withWrittenNames,
      },
    },
    {
      name: 'bozor:kept-styles',
      enforce: 'post',
      ...where,
      // Without any name left to import, the style sheet itself would be left out.
      transform: { filter: { id: /\.module\.css$/ }, handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }) },
    },
  ];
}

/** The table stays where a file looks names up in it: `styles[of]`. */
export function withWrittenNames(source: string): string {
  return source.replaceAll(/^import (\w+) from ('[^']+\.module\.css')/gm, (written, table: string, file: string) =>
    source.includes(`${table}[`) ? written : `import * as ${table} from ${file}`,
  );
}
