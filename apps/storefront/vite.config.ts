import { fileURLToPath } from 'node:url';
import { lightCalls } from '@bozor/contract/vite/light-calls.ts';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { pageFiles } from './app/platform/pages/page-files.server.ts';
import { builtPages } from './plugins/built-pages.ts';
import { chunkGroups } from './plugins/chunk-groups.ts';
import { iconSprite } from './plugins/icon-sprite.ts';
import { layeredStyles } from '@bozor/web/vite/layered-styles.ts';
import { reactWritesText } from './plugins/react-writes-text.ts';
import { resolvedUrls } from './plugins/resolved-urls.ts';
import { shellStylesOnce } from './plugins/shell-styles-once.ts';
import { sleepingParts } from './plugins/sleeping-parts.ts';
import { shortStyleNames, writtenStyleNames } from './plugins/style-names.ts';
import { trimmedFonts } from './plugins/trimmed-fonts.ts';
import { unusedQueryParts } from './plugins/unused-query-parts.ts';
import { unusedReactParts } from './plugins/unused-react-parts.ts';
import { unusedRouterParts } from './plugins/unused-router-parts.ts';
import { words } from '@bozor/web/vite/words.ts';

/** The script of the map's Arabic text plugin, which its package contains but does not export. */
const RTL_TEXT = /^@mapbox\/mapbox-gl-rtl-text\/dist\/mapbox-gl-rtl-text\.js/;
const RTL_TEXT_FILE = fileURLToPath(new URL('../dist/mapbox-gl-rtl-text.js', import.meta.resolve('@mapbox/mapbox-gl-rtl-text')));

const PAGE_FILES = [...pageFiles().map(([, file]) => file), 'routes/not-found.tsx'];

export default defineConfig(({ command }) => ({
  plugins: [
    layeredStyles(),
    iconSprite([`${import.meta.dirname}/app`, fileURLToPath(new URL('../../packages/ui/src', import.meta.url))]),
    builtPages(),
    lightCalls(),
    writtenStyleNames(),
    unusedReactParts(),
    reactWritesText(),
    unusedRouterParts(),
    unusedQueryParts(),
    words(`${import.meta.dirname}/app`),
    resolvedUrls(),
    shellStylesOnce(),
    trimmedFonts(),
    reactRouter(),
  ],
  resolve: { alias: [{ find: RTL_TEXT, replacement: RTL_TEXT_FILE }] },
  css: command === 'build' ? { modules: { generateScopedName: shortStyleNames(fileURLToPath(new URL('../..', import.meta.url))) } } : {},
  build: { target: ['chrome111', 'firefox115', 'safari16.4'], assetsInlineLimit: 0 },
  // In development all dependencies are found before the first page, which would otherwise reload.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/**/*.{ts,tsx}'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: { groups: chunkGroups(import.meta.dirname, PAGE_FILES, sleepingParts(import.meta.dirname)) },
          },
        },
      },
    },
    // The server bundle has no external dependencies, so one file is read at start. It uses React's production build whatever NODE_ENV is.
    ssr: command === 'build' ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {},
  },
}));
