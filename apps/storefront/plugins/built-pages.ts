import type { Plugin } from 'vite';
import { pageFiles } from '../app/platform/pages/page-files.server.ts';

/** Tells the screens which pages are part of the build, so that no menu leads to one that is not. */
export function builtPages(): Plugin {
  return {
    name: 'bozor:built-pages',
    config: () => ({ define: { BUILT_PAGES: JSON.stringify(pageFiles().map(([name]) => name)) } }),
  };
}
