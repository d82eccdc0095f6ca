import { useBrowserValue } from '../hydration/use-browser-value.ts';
import { text } from '../i18n/text.ts';
import { notify } from '../overlays/notices.ts';

/** Keys that a front end stores in `localStorage`, and their formats. */
export interface StorageFormat<Values extends object> {
  readonly keys: readonly (keyof Values & string)[];
  /** Returns undefined for an invalid text, which is then removed. */
  readonly parse: <Key extends keyof Values & string>(key: Key, text: string | null) => Values[Key] | undefined;
  readonly write: <Key extends keyof Values & string>(key: Key, value: Values[Key]) => string;
  /** Text of the cookie that mirrors a value for the server; undefined removes it, `false` for a key without a cookie. */
  readonly cookie?: (key: keyof Values & string, read: BrowserStorage<Values>['read']) => string | undefined | false;
  /** Returns the value that a cookie mirrors; undefined for an invalid text. */
  readonly parseCookie?: <Key extends keyof Values & string>(key: Key, text: string) => Values[Key] | undefined;
}

export interface BrowserStorage<Values extends object> {
  readonly read: <Key extends keyof Values & string>(key: Key) => Values[Key] | undefined;
  /** Stores a value; undefined removes it. */
  readonly write: <Key extends keyof Values & string>(key: Key, value: Values[Key] | undefined) => void;
  /** A stored value that follows every change, also from other tabs. During hydration it is the server's value: nothing, or `onServer`. */
  readonly use: <Key extends keyof Values & string>(key: Key, onServer?: Values[Key]) => Values[Key] | undefined;
  /** Calls `listen` whenever the value changes, here or in another tab. Returns the unsubscribe function. */
  readonly subscribe: (key: keyof Values & string, listen: () => void) => () => void;
  /**
   * Restores lost values from their cookies, mirrors existing values into cookies and follows other tabs. Called once, in the browser,
   * before hydration.
   */
  readonly watch: () => () => void;
}

/**
 * Typed access to `localStorage`. Values are validated on read. Where storage is forbidden or full, values last as long as the page, and
 * the user is notified once.
 */
export function createBrowserStorage<Values extends object>(format: StorageFormat<Values>): BrowserStorage<Values> {
  type Key = keyof Values & string;
  const values = new Map<Key, unknown>();
  const listeners = new Map<Key, Set<() => void>>();

  const read: BrowserStorage<Values>['read'] = <K extends Key>(key: K) => {
    if (typeof window === 'undefined') return undefined;
    if (!values.has(key)) values.set(key, load(format, key));
    return values.get(key) as Values[K] | undefined;
  };
  /** Returns whether storage took the value. */
  const save = <K extends Key>(key: K, value: Values[K] | undefined): boolean => {
    values.set(key, value);
    try {
      if (value === undefined) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, format.write(key, value));
      return true;
    } catch {
      return false;
    }
  };
  const publish = (key: Key) => {
    for (const listen of listeners.get(key) ?? []) listen();
  };
  const mirror = (key: Key) => {
    const cookie = format.cookie?.(key, read) ?? undefined;
    if (format.cookie && cookie !== false) writeCookie(key, cookie);
  };
  // Safari empties the storage after seven days without a visit, and the server has rendered the page from the cookies.
  const restore = (key: Key) => {
    const cookie = read(key) === undefined ? readCookie(key) : undefined;
    const value = cookie === undefined ? undefined : format.parseCookie?.(key, cookie);
    if (value !== undefined) save(key, value);
  };
  const subscribe: BrowserStorage<Values>['subscribe'] = (key, listen) => {
    const listening = listeners.get(key) ?? new Set();
    listeners.set(key, listening.add(listen));
    return () => listening.delete(listen);
  };
  return {
    read,
    subscribe,
    write: (key, value) => {
      if (!save(key, value)) explainOnce();
      mirror(key);
      publish(key);
    },
    use: (key, onServer) =>
      useBrowserValue(
        (listen) => subscribe(key, listen),
        () => read(key),
        () => onServer,
      ),
    watch: () => {
      for (const key of format.keys) {
        restore(key);
        mirror(key);
      }
      const follow = ({ key }: StorageEvent) => {
        for (const changed of format.keys.filter((each) => key === null || key === each)) {
          values.delete(changed);
          publish(changed);
        }
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}

function load<Values extends object>(format: StorageFormat<Values>, key: keyof Values & string): unknown {
  try {
    const found = window.localStorage.getItem(key);
    const value = format.parse(key, found);
    if (found !== null && value === undefined) window.localStorage.removeItem(key);
    return value;
  } catch {
    return undefined;
  }
}

const YEAR_SECONDS = 31_536_000;

function writeCookie(name: string, value: string | undefined): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const [cookie, age] = value === undefined ? ['', 0] : [value, YEAR_SECONDS];
  document.cookie = `${name}=${encodeURIComponent(cookie)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

let explained = false;

function explainOnce(): void {
  if (explained) return;
  explained = true;
  notify({
    id: 'storage',
    kind: 'warning',
    text: text('Your browser does not let this shop remember things. Everything works, but will be forgotten when you close the page.'),
  });
}
