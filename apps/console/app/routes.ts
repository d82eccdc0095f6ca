import { layout, route, type RouteConfig } from '@react-router/dev/routes';

/** One build, three entries: the host serves it under these prefixes only. */
export default [
  layout('frame/frame.tsx', [
    route('console/*', 'operator/sign-in.tsx'),
    route('store-console/*', 'store/sign-in.tsx'),
    route('courier/*', 'courier/sign-in.tsx'),
  ]),
] satisfies RouteConfig;
