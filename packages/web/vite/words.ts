import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '@bozor/domain/words/locale.ts';
import { makeCalendar } from './make-calendar.ts';
import { readWordFiles } from '@bozor/words/word-files.ts';
import { compileWords } from './compile-words.ts';

/** Folders whose texts belong to the catalogues of every front end. */
const SHARED_FOLDERS = ['../src', '../../ui/src', '../../map/src'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const PREFIX = 'virtual:words/';
const INDEX = 'virtual:words';

/**
 * Collects every `words.json` into one file per language, which only its readers load. `virtual:words/<locale>` is the catalogue; `virtual:words`
 * gives the browser's URL of each, so that the server can preload it, and on the server the import of each from its own bundle. One file of all
 * languages would be 68 KB instead of 0.5 for English and 17 for each other language.
 */
export function words(...ownFolders: readonly string[]): Plugin {
  const folders = [...ownFolders, ...SHARED_FOLDERS];
  let building = false;
  let assetsDir = 'assets';
  return {
    name: 'bozor:words',
    configResolved(config) {
      building = config.command === 'build';
      assetsDir = config.build.assetsDir;
    },
    resolveId(id) {
      return id === INDEX || LOCALES.some((locale) => id === PREFIX + locale) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined;
      const locale = id.slice(PREFIX.length + 1) as Locale;
      if (locale) return catalogueModule(folders, locale);
      const urls = LOCALES.map((each) => [each, building ? `/${fileNameOf(assetsDir, folders, each)}` : `/@id/__x00__${PREFIX}${each}`]);
      const bundled = LOCALES.map((each) => `'${each}': () => import('${PREFIX}${each}')`);
      const isServer = this.environment.name !== 'client';
      return `export const WORDS_URLS = ${JSON.stringify(Object.fromEntries(urls))};\nexport const BUNDLED = ${isServer ? `{ ${bundled.join(', ')} }` : 'undefined'};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const locale of LOCALES)
        this.emitFile({ type: 'asset', fileName: fileNameOf(assetsDir, folders, locale), source: catalogueModule(folders, locale) });
    },
    configureServer(server) {
      server.watcher.add(folders);
    },
    hotUpdate({ file }) {
      if (!file.endsWith('/words.json')) return;
      const graph = this.environment.moduleGraph;
      for (const locale of LOCALES) {
        const module = graph.getModuleById(`\0${PREFIX}${locale}`);
        if (module) graph.invalidateModule(module);
      }
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function catalogueModule(folders: readonly string[], locale: Locale): string {
  return `export const messages=${JSON.stringify(compileWords(readWordFiles(folders), locale))},calendar=${JSON.stringify(makeCalendar(locale))};\n`;
}

function fileNameOf(assetsDir: string, folders: readonly string[], locale: Locale): string {
  return `${assetsDir}/words-${locale}-${createHash('sha256').update(catalogueModule(folders, locale)).digest('base64url').slice(0, 8)}.js`;
}
