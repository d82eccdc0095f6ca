/** Keys of the browser's storage: those of the specification, exactly (storage-01 to storage-10), and the last, which is the shop's own. */
export const STORAGE_KEYS = [
  'token',
  'guest_id',
  'zoneid',
  'location',
  'currentLatLng',
  'module',
  'settings',
  'language-setting',
  'country',
  'userDatafor',
  'searchedValues',
  'bg',
  'placed_orders',
] as const;
export type StorageKey = (typeof STORAGE_KEYS)[number];

/**
 * Keys mirrored in plain cookies of the same names, because the server needs them to render the first page. The token is never mirrored.
 */
export const MIRRORED_KEYS = ['zoneid', 'currentLatLng', 'module', 'settings', 'language-setting'] as const satisfies readonly StorageKey[];
