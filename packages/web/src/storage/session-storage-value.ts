interface SessionStorageValue<T> {
  readonly read: () => T | undefined;
  /** Stores a value; undefined removes it. */
  readonly write: (value: T | undefined) => void;
}

/** A value that a tab keeps across reloads; without storage it lasts as long as the page. An invalid value reads as undefined. */
export function sessionStorageValue<T>(key: string, fits: (value: unknown) => value is T): SessionStorageValue<T> {
  let unstored: T | undefined;
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        if (unstored === undefined && fits(value)) return value;
      } catch {
        // falls back to the value in memory
      }
      return unstored;
    },
    write: (value) => {
      unstored = undefined;
      try {
        // 'null' stands for no value.
        sessionStorage.setItem(key, JSON.stringify(value ?? null));
      } catch {
        unstored = value;
      }
    },
  };
}
