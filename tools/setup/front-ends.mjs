/**
 * Front ends with a build of their own. A new one is one row here, one in `apps/host/src/front-ends/front-ends.ts` and one in
 * `tools/architecture.ts`.
 */
export const FRONT_ENDS = [
  { name: 'storefront', folder: 'apps/storefront' },
  { name: 'consoles', folder: 'apps/console' },
];
