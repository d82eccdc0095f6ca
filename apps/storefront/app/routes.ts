import { existsSync } from 'node:fs';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { PAGES } from './platform/pages.ts';

/** Every page of `platform/pages.ts` that has a file in `routes/`; the last one answers what is not there. */
export default [
  layout('routes/frame.tsx', [
    layout('routes/page-boundary.tsx', [
      ...Object.entries(PAGES).flatMap(([name, { path }]) => {
        const file = [`routes/${kebab(name)}.tsx`, `routes/${kebab(name)}.ts`].find((candidate) =>
          existsSync(new URL(candidate, import.meta.url)),
        );
        if (file === undefined) return [];
        return [path === '/' ? index(file) : route(path, file)];
      }),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;

/** @example kebab('storeMap') // 'store-map' */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
