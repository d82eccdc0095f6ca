interface KeptForTab<T> {
  readonly read: () => T | undefined;
  /** Keeps a value, or forgets it when it is undefined. */
  readonly write: (value: T | undefined) => void;
}

/** Something that a tab keeps over reloads; where the browser forbids storage, as long as the page. What does not fit any more is as if it were not there. */
export function keptForTab<T>(key: string, fits: (value: unknown) => value is T): KeptForTab<T> {
  let unstored: T | undefined;
  return {
    read: () => {
      if (unstored !== undefined) return unstored;
      try {
        const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
        return fits(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      unstored = undefined;
      try {
        if (value === undefined) window.sessionStorage.removeItem(key);
        else window.sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        unstored = value;
      }
    },
  };
}
