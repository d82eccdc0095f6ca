import { fileURLToPath } from 'node:url';
import { lightCalls } from '@bozor/contract/vite/light-calls.ts';
import { RTL_TEXT_ALIAS } from '@bozor/map/vite/rtl-text.ts';
import { reactRouter } from '@react-router/dev/vite';
import type { ConfigEnv, UserConfig } from 'vite';
import { chunkGroups } from './plugins/chunk-groups.ts';
import { iconSprite } from './plugins/icon-sprite.ts';
import { layeredStyles } from '@bozor/web/vite/layered-styles.ts';
import { lazyHydratedParts } from './plugins/lazy-hydrated-parts.ts';
import { trimmedFonts } from './plugins/trimmed-fonts.ts';
import { uniqueClassNames } from './plugins/unique-class-names.ts';
import { words } from '@bozor/web/vite/words.ts';

/** Shared rooms that draw icons. */
const DRAWING = ['ui', 'map'].map((room) => fileURLToPath(new URL(`../../packages/${room}/src`, import.meta.url)));

interface BuiltApp {
  /** The folder in which its `app` stands. */
  readonly root: string;
  /** Its pages' files, seen from `app/`. */
  readonly pages: readonly string[];
}

/**
 * The storefront's build. `e2e/framework.spec.ts` builds an app by `vite.config.ts`, and thus with all of this, and presses there what React, its
 * router and TanStack Query offer: it works as in development.
 */
export function buildConfig({ root, pages }: BuiltApp): (env: Pick<ConfigEnv, 'command'>) => UserConfig {
  return ({ command }) => ({
    plugins: [layeredStyles(), iconSprite([`${root}/app`, ...DRAWING]), lightCalls(), words(`${root}/app`), trimmedFonts(), reactRouter()],
    resolve: { alias: [RTL_TEXT_ALIAS] },
    css: command === 'build' ? { modules: { generateScopedName: '[hash:base64:4]', getJSON: uniqueClassNames() } } : {},
    build: { target: ['chrome111', 'firefox115', 'safari16.4'], assetsInlineLimit: 0 },
    // React Router marks style sheets that pages share with late parts by a '#'. Late parts have to name them in the same way: under another
    // address the browser would load them again and lay out the whole page again.
    experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'js' && file.endsWith('.css') ? `/${file}#` : undefined) },
    // Finds all dependencies before the first page in development, so that the page is not reloaded.
    optimizeDeps: { entries: ['app/entry.client.tsx', 'app/**/*.{ts,tsx}'] },
    environments: {
      client: {
        build: {
          // For reading a visitor's error; no page requests them.
          sourcemap: 'hidden',
          rolldownOptions: {
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              codeSplitting: {
                groups: chunkGroups(
                  root,
                  [...pages, ...[...lazyHydratedParts(root), 'app/features/home/later-sections.tsx'].map((f) => f.slice(4))],
                  lazyHydratedParts(root),
                ),
              },
            },
          },
        },
      },
      // The server's bundle stands alone, one file to read at start, and is React's production build whatever NODE_ENV says.
      ssr: command === 'build' ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {},
    },
  });
}
