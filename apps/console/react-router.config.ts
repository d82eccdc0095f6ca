import type { Config } from '@react-router/dev/config';

/** Drawn by the browser alone: whoever works here is signed in, and no page is the same for two people. */
export default { ssr: false } satisfies Config;
