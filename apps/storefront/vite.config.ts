import { defineConfig } from 'vite';
import { pageFiles } from './app/platform/pages/page-files.server.ts';
import { buildConfig } from './build-config.ts';
import { serviceWorker } from './plugins/service-worker.ts';

const PAGES = pageFiles();

const config = buildConfig({ root: import.meta.dirname, pages: [...PAGES.map(([, file]) => file), 'routes/not-found.tsx'] });

export default defineConfig((env) => {
  const { plugins = [], ...rest } = config(env);
  return {
    ...rest,
    plugins: [...plugins, serviceWorker(import.meta.dirname)],
    // The screens know which pages are part of the build, so that no menu leads to one that is not.
    define: { BUILT_PAGES: JSON.stringify(PAGES.map(([name]) => name)) },
  };
});
