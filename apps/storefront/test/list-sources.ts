import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const APP = join(import.meta.dirname, '../app');
const WEB = join(import.meta.dirname, '../../../packages/web/src');
const MAP = join(import.meta.dirname, '../../../packages/map/src');
const OVERLAYS = /'(?:@bozor\/ui\/overlays\/(?:dialog|drawer|alert-dialog|menu|popover)|\.[./\w-]+\/lazy-menu)\.tsx'/;

export interface Source {
  /** Path below `app/`, or `packages/web/…`, `packages/map/…`. */
  readonly file: string;
  readonly text: string;
}

/** Sources of the storefront and of what it shares with other front ends, without tests. */
export function listSources(): readonly Source[] {
  return [...sourcesOf(APP, ''), ...sourcesOf(WEB, 'packages/web/'), ...sourcesOf(MAP, 'packages/map/')];
}

/** Files that open a dialog, drawer, menu or popover of the library. */
export function listOverlays(): readonly string[] {
  return sourcesOf(APP, '').flatMap(({ file, text }) => (OVERLAYS.test(text) ? [file] : []));
}

/** Dialogs by name, with the file of each. */
export function listNamedOverlays(): readonly (readonly [name: string, file: string])[] {
  const table = readFileSync(join(APP, 'routes/overlays.tsx'), 'utf8');
  return [...table.matchAll(/^ {2}'([\w-]+)': lazyComponent\([^']+'\.\.\/([^']+)'/gm)].map(([, name, file]) => [name!, file!] as const);
}

/** The file of each form: `<form>`, or a form of the router. */
export function listForms(): readonly string[] {
  return listSources().flatMap(({ file, text }) => [...text.matchAll(/<(?:\w+\.)?[Ff]orm\b(?=[\s>])/g)].map(() => file));
}

/** Queries that components share, by name: those of `*-queries.ts`, and of the landing page. */
export function listQueries(): readonly string[] {
  return listSources()
    .filter(({ file }) => /-queries\.ts$|\/landing-page\.ts$/.test(file))
    .flatMap(({ text }) =>
      [...text.matchAll(/^export const (\w+) = \((?:[^=]|=(?!>))*\) =>\s+api(?:Query|List)\(/gm)].map(([, name]) => name!),
    );
}

function sourcesOf(folder: string, prefix: string): readonly Source[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: prefix + relative(folder, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));
}
