import { layeredStyles } from '@bozor/web/vite/layered-styles.ts';
import { words } from '@bozor/web/vite/words.ts';
import { lightCalls } from '@bozor/contract/vite/light-calls.ts';
import { RTL_TEXT_ALIAS } from '@bozor/map/vite/rtl-text.ts';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { serviceWorker } from './plugins/service-worker.ts';

export default defineConfig({
  plugins: [layeredStyles(), lightCalls(), words(`${import.meta.dirname}/app`), reactRouter(), serviceWorker(import.meta.dirname)],
  resolve: { alias: [RTL_TEXT_ALIAS] },
  build: { target: ['chrome111', 'firefox115', 'safari16.4'], assetsInlineLimit: 0, assetsDir: 'console-assets' },
  // For reading a visitor's error; no page requests them.
  environments: {
    client: {
      build: {
        sourcemap: 'hidden',
        rolldownOptions: {
          output: {
            // Every page needs them. In one file they compress better than in seven.
            codeSplitting: { groups: [{ name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ }] },
          },
        },
      },
    },
  },
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/**/*.{ts,tsx}'] },
});
