import type { Plugin } from 'vite';

/**
 * Puts the styles of shared components into cascade layers, in the order of `global.css`. The load order of style sheets depends on the
 * bundler's chunks; with layers, a page's class wins over the component it is passed to, whatever loads first.
 */
export function layeredStyles(): Plugin {
  return {
    name: 'bozor:layered-styles',
    enforce: 'pre',
    transform(code, id) {
      const layer = layerOf(id);
      return layer ? { code: `@layer ${layer} {\n${code}\n}\n`, map: null } : undefined;
    },
  };
}

/** Layer of a style sheet; undefined for those of pages and features, which take precedence. */
export function layerOf(id: string): 'ui' | 'catalogue' | undefined {
  const path = id.replaceAll('\\', '/');
  if (!path.endsWith('.module.css')) return undefined;
  if (path.includes('/packages/ui/src/')) return 'ui';
  return path.includes('/app/features/catalogue/') ? 'catalogue' : undefined;
}
