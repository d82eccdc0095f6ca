import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pageFiles } from './platform/pages/page-files.server.ts';
import { PAGES } from './platform/pages/pages.ts';

/** Every page of `platform/pages.ts` with a file in `routes/`; the last route handles unknown URLs. */
export default [
  layout('routes/frame.tsx', [
    layout('routes/page-boundary.tsx', [
      ...pageFiles().map(([name, file]) => (PAGES[name].path === '/' ? index(file) : route(PAGES[name].path, file))),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
