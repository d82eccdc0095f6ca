import type { Config } from '@react-router/dev/config';

/** Client-rendered: all users are signed in, and no page is the same for two people. */
export default { ssr: false } satisfies Config;
