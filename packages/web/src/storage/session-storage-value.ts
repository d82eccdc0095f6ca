interface SessionStorageValue<T> {
  readonly read: () => T | undefined;
  /** Keeps a value, or forgets it when it is undefined. */
  readonly write: (value: T | undefined) => void;
}

/** Something that a tab keeps over reloads; where the browser forbids storage, as long as the page. What does not fit any more is as if it were not there. */
export function sessionStorageValue<T>(key: string, fits: (value: unknown) => value is T): SessionStorageValue<T> {
  let unstored: T | undefined;
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        if (unstored === undefined && fits(value)) return value;
      } catch {
        // what the page itself keeps counts
      }
      return unstored;
    },
    write: (value) => {
      unstored = undefined;
      try {
        // Nothing is kept as 'null'.
        sessionStorage.setItem(key, JSON.stringify(value ?? null));
      } catch {
        unstored = value;
      }
    },
  };
}
