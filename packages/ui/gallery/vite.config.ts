import { defineConfig } from 'vite';

/**
 * `npx vite packages/ui/gallery` shows every component in every state on one page. It is for inspection and not shipped.
 * `GALLERY_PICTURES` names a folder with the cut-out pictures (p_milk.webp …); without it tiles stay empty.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: process.env.GALLERY_PICTURES ?? false,
  oxc: { jsx: { runtime: 'automatic' } },
  server: { port: 4106, strictPort: true, fs: { allow: ['../../..'] } },
});
