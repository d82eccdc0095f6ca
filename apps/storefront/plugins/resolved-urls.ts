import type { Plugin } from 'vite';

/** Stops the build when a style sheet points at a file that is not there: by itself the bundler only warns, and the shop then asks for it in vain. */
export function resolvedUrls(): Plugin {
  return {
    name: 'bozor:resolved-urls',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const lost = unresolvedUrls(String(file.source));
        if (lost.length > 0)
          this.error(`${file.fileName} points at files that were not found: ${lost.join(', ')}. Is their package in package.json?`);
      }
    },
  };
}

/** What a built style sheet names that is neither a built file, inline data nor a part of the page. */
export function unresolvedUrls(css: string): readonly string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => url).filter((url) => !/^(\/|data:|#)/.test(url));
}
