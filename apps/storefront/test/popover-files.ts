/** Files with a menu or a popover of their own; `popovers.browser.test.tsx` has a row for each. */
export const POPOVER_FILES = [
  'features/language/language-menu.tsx',
  'features/place/location-popover.tsx',
  'features/search/listing-page.tsx',
  'shell/account/account-avatar.tsx',
  'shell/choices/country-menu.tsx',
  'shell/header/main-nav.tsx',
] as const;
