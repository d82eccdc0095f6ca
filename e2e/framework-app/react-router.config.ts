import type { Config } from '@react-router/dev/config';
import storefront from '@bozor/storefront/react-router.config.ts';

/** As the storefront; each build of this app has a folder of its own. */
export default { ...storefront, buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build' } satisfies Config;
