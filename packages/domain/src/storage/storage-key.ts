/** Every key under which the browser remembers something, exactly as specified (storage-01 to storage-10). */
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
] as const;
export type StorageKey = (typeof STORAGE_KEYS)[number];

/** What the server needs to render the first page right is repeated in plain cookies of the same names. The token never is. */
export const MIRRORED_KEYS = ['zoneid', 'currentLatLng', 'module', 'settings', 'language-setting'] as const satisfies readonly StorageKey[];
