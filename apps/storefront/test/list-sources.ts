import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API } from '@bozor/contract/shop/routes.ts';

const APP = join(import.meta.dirname, '../app');
const OVERLAYS = /'@bozor\/ui\/overlays\/(?:dialog|drawer|alert-dialog|menu|popover)\.tsx'/;
const CALL = /(?<!typeof )(useApiMutation\()?\bcalls\.(\w+)\.(\w+)/g;

/** Files that call what changes something, with the call: `features/orders/cancel-order-dialog.tsx orders.cancel`. */
export function listMutations(): readonly string[] {
  return sources().flatMap(({ file, text }) => {
    const names = [...text.matchAll(CALL)]
      .filter(([, isMutation, word, name]) => isMutation || isChange(word!, name!))
      .map(([, , word, name]) => `${file} ${word}.${name}`);
    return [...new Set(names)];
  });
}

/** Files that open a dialog, drawer, menu or popover of the library. */
export function listOverlays(): readonly string[] {
  return sources().flatMap(({ file, text }) => (OVERLAYS.test(text) ? [file] : []));
}

/** Dialogs by name, with the file of each. */
export function listNamedOverlays(): readonly (readonly [name: string, file: string])[] {
  const table = readFileSync(join(APP, 'routes/overlays.tsx'), 'utf8');
  return [...table.matchAll(/^ {2}'([\w-]+)': lazyComponent\([^']+'\.\.\/([^']+)'/gm)].map(([, name, file]) => [name!, file!] as const);
}

function isChange(word: string, name: string): boolean {
  const group: Readonly<Record<string, { readonly method: string }>> | undefined = API[word as keyof typeof API];
  return group?.[name] !== undefined && group[name].method !== 'GET';
}

function sources(): readonly { readonly file: string; readonly text: string }[] {
  return readdirSync(APP, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(APP, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));
}
