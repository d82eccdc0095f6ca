import type { Config } from '@react-router/dev/config';

/** Every route is known from the start: one small cached file instead of a request to the server for each screenful of links. */
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
