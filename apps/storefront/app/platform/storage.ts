import { parseStored, writeStored as written, type StoredValues } from '@bozor/domain/storage/parse-stored.ts';
import { MIRRORED_KEYS, STORAGE_KEYS, type StorageKey } from '@bozor/domain/storage/storage-key.ts';
import { notify } from './notices.ts';
import { useBrowserValue } from './use-browser-value.ts';
import { text } from './words/text.ts';

/**
 * What the browser remembers. Texts that cannot be believed are dropped on reading; when the browser forbids storage or has no room,
 * values last as long as the page and the person is told once.
 */
export function readStored<Key extends StorageKey>(key: Key): StoredValues[Key] | undefined {
  if (typeof window === 'undefined') return undefined;
  if (!values.has(key)) values.set(key, load(key));
  return values.get(key) as StoredValues[Key] | undefined;
}

/** Remembers a value, or forgets it when it is undefined. */
export function writeStored<Key extends StorageKey>(key: Key, value: StoredValues[Key] | undefined): void {
  values.set(key, value);
  try {
    if (value === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, written(key, value));
  } catch {
    explainOnce();
  }
  mirror(key);
  tell(key);
}

/** A remembered value that follows every change, also from other tabs. While the server's page comes to life it is what the server knew: nothing, or `onServer`. */
export function useStored<Key extends StorageKey>(key: Key, onServer?: StoredValues[Key]): StoredValues[Key] | undefined {
  return useBrowserValue(
    (listen) => onStored(key, listen),
    () => readStored(key),
    () => onServer,
  );
}

/** Calls back whenever the value changes, here or in another tab. */
export function onStored(key: StorageKey, listen: () => void): () => void {
  const listening = listeners.get(key) ?? new Set();
  listeners.set(key, listening.add(listen));
  return () => listening.delete(listen);
}

/** Follows other tabs and repeats in cookies what storage already knows. To be called once, in the browser. */
export function watchStorage(): () => void {
  STORAGE_KEYS.forEach(mirror);
  const follow = ({ key }: StorageEvent) => {
    for (const changed of STORAGE_KEYS.filter((each) => key === null || key === each)) {
      values.delete(changed);
      tell(changed);
    }
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

const values = new Map<StorageKey, unknown>();
const listeners = new Map<StorageKey, Set<() => void>>();
let explained = false;

function load(key: StorageKey): unknown {
  try {
    const found = window.localStorage.getItem(key);
    const value = parseStored(key, found);
    if (found !== null && value === undefined) window.localStorage.removeItem(key);
    return value;
  } catch {
    return undefined;
  }
}

function tell(key: StorageKey): void {
  for (const listen of listeners.get(key) ?? []) listen();
}

const YEAR_SECONDS = 31_536_000;

/** Repeats a value in a cookie of the same name when the server needs it to render the first page right. Of the module that is its number. */
function mirror(key: StorageKey): void {
  if (!MIRRORED_KEYS.some((each) => each === key)) return;
  const value = key === 'module' ? readStored('module')?.id : readStored(key);
  const [cookie, age] = value === undefined ? ['', 0] : [typeof value === 'string' ? value : JSON.stringify(value), YEAR_SECONDS];
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${encodeURIComponent(cookie)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

function explainOnce(): void {
  if (explained) return;
  explained = true;
  notify({
    id: 'storage',
    kind: 'warning',
    text: text('Your browser does not let this shop remember things. Everything works, but will be forgotten when you close the page.'),
  });
}
