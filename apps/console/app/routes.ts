import { layout, route, type RouteConfig } from '@react-router/dev/routes';

/** One build, three entries: the host serves it under these prefixes only. An invitation leads to the first, whoever is invited. */
export default [
  layout('frame/frame.tsx', [
    route('console/invitation/:token', 'frame/invitation/invitation-page.tsx'),
    route('console/*', 'operator/console.tsx'),
    route('store-console/*', 'store/console.tsx'),
    route('courier/*', 'courier/console.tsx'),
  ]),
] satisfies RouteConfig;
