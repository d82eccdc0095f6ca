import { defineConfig } from 'vite';

/** `npx vite packages/ui/gallery`: every component and state on one page, for looking; not shipped. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic' } },
  server: { port: 4106, strictPort: true, fs: { allow: ['../../..'] } },
});
