import type { Plugin } from 'vite';

/**
 * Puts the styles of shared rooms into cascade layers, in the order that `global.css` names. Which style sheet a page loads first depends on how the
 * bundler cut it; in layers a page's own class wins over that of the primitive it is given to, whatever comes first.
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

/** The layer of a style sheet; none for those of pages and features, which come last. */
export function layerOf(id: string): 'ui' | 'catalogue' | undefined {
  const path = id.replaceAll('\\', '/');
  if (!path.endsWith('.module.css')) return undefined;
  if (path.includes('/packages/ui/src/')) return 'ui';
  return path.includes('/app/features/catalogue/') ? 'catalogue' : undefined;
}
