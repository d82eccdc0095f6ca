import type { Config } from '@react-router/dev/config';

/** The route manifest is complete at start: one small cached file instead of a request per screenful of links. */
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
