import { useSyncExternalStore } from 'react';
import { notify } from './notices.ts';
import { CODECS, type Codec, type StoredKey, type StoredValues } from './stored-values.ts';
import { text } from './words/text.ts';

/**
 * What the browser remembers. Texts that cannot be believed are dropped on reading; when the browser forbids storage or has no room,
 * values last as long as the page and the person is told once.
 */
export function readStored<Key extends StoredKey>(key: Key): StoredValues[Key] | undefined {
  if (typeof window === 'undefined') return undefined;
  if (!values.has(key)) values.set(key, load(key));
  return values.get(key) as StoredValues[Key] | undefined;
}

/** Remembers a value, or forgets it when it is undefined. */
export function writeStored<Key extends StoredKey>(key: Key, value: StoredValues[Key] | undefined): void {
  const codec = codecOf(key);
  values.set(key, value);
  try {
    if (value === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, codec.write(value));
  } catch {
    explainOnce();
  }
  mirror(key, value);
  tell(key);
}

/** A remembered value that follows every change, also from other tabs. While the server's page comes to life it is what the server knew: nothing, or `onServer`. */
export function useStored<Key extends StoredKey>(key: Key, onServer?: StoredValues[Key]): StoredValues[Key] | undefined {
  return useSyncExternalStore(
    (listen) => onStored(key, listen),
    () => readStored(key),
    () => onServer,
  );
}

/** Calls back whenever the value changes, here or in another tab. */
export function onStored(key: StoredKey, listen: () => void): () => void {
  const listening = listeners.get(key) ?? new Set();
  listeners.set(key, listening.add(listen));
  return () => listening.delete(listen);
}

/** Follows other tabs and repeats in cookies what storage already knows. To be called once, in the browser. */
export function watchStorage(): () => void {
  for (const key of Object.keys(CODECS) as StoredKey[]) mirror(key, readStored(key));
  const follow = (event: StorageEvent) => {
    const changed = event.key === null ? (Object.keys(CODECS) as StoredKey[]) : event.key in CODECS ? [event.key as StoredKey] : [];
    for (const key of changed) {
      values.delete(key);
      tell(key);
    }
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

const values = new Map<StoredKey, unknown>();
const listeners = new Map<StoredKey, Set<() => void>>();
let explained = false;

function load(key: StoredKey): unknown {
  try {
    const written = window.localStorage.getItem(key);
    if (written === null) return undefined;
    const value = codecOf(key).read(written);
    if (value === undefined) window.localStorage.removeItem(key);
    return value;
  } catch {
    return undefined;
  }
}

function tell(key: StoredKey): void {
  for (const listen of listeners.get(key) ?? []) listen();
}

const YEAR_SECONDS = 31_536_000;

function mirror(key: StoredKey, value: unknown): void {
  const { cookie } = codecOf(key);
  if (!cookie) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const [written, age] = value === undefined ? ['', 0] : [encodeURIComponent(cookie(value)), YEAR_SECONDS];
  document.cookie = `${key}=${written}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
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

function codecOf(key: StoredKey): Codec<unknown> {
  return CODECS[key] as Codec<unknown>;
}
