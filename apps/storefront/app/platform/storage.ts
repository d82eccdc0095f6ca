import { createBrowserStorage } from '@bozor/web/storage/browser-storage.ts';
import { parseStored, writeStored as written, type StoredValues } from '@bozor/domain/storage/parse-stored.ts';
import { MIRRORED_KEYS, STORAGE_KEYS } from '@bozor/domain/storage/storage-key.ts';

const storage = createBrowserStorage<StoredValues>({
  keys: STORAGE_KEYS,
  parse: parseStored,
  write: written,
  // The server renders the first page from these cookies. Of the module it needs only the id.
  cookie: (key, read) => {
    if (!isMirrored(key)) return false;
    const value = key === 'module' ? read('module')?.id : read(key);
    return value === undefined || typeof value === 'string' ? value : JSON.stringify(value);
  },
  parseCookie: (key, text) => (isMirrored(key) ? parseStored(key, key === 'module' ? renderedModule(text) : text) : undefined),
});

const isMirrored = (key: string) => MIRRORED_KEYS.some((each) => each === key);

/** The module's id, with the type that the server rendered the page for. `useAdoptedModule` adds the name. */
function renderedModule(id: string): string {
  return JSON.stringify({ id: Number(id), module_type: document.body.dataset['module'], module_name: '' });
}

/** Values of the shop in `localStorage`, under the keys of the specification. */
export const { read: readStored, write: writeStored, use: useStored, subscribe: onStored, watch: watchStorage } = storage;
