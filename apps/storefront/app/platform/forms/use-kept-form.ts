import { useCallback, useState } from 'react';

/** Texts of a form by field. */
export type FormTexts<Field extends string> = Readonly<Record<Field, string>>;

interface KeptForm<Field extends string> {
  readonly values: FormTexts<Field>;
  readonly change: (changes: Partial<FormTexts<Field>>) => void;
  /** Empties it: it was sent. */
  readonly forget: () => void;
}

/** A form kept for this tab under a key, so that an error, a reload or a detour loses nothing that was typed. Secrets do not belong into one. */
export function useKeptForm<Field extends string>(key: string, empty: FormTexts<Field>): KeptForm<Field> {
  const [values, setValues] = useState(() => readKept(read(key), empty));
  return {
    values,
    change: useCallback(
      (changes) =>
        setValues((before) => {
          const after = { ...before, ...changes };
          write(key, JSON.stringify(after));
          return after;
        }),
      [key],
    ),
    forget: useCallback(() => {
      write(key, undefined);
      setValues(empty);
    }, [key, empty]),
  };
}

/** What was kept, each field only if it is a text; what the form does not know is dropped. */
export function readKept<Field extends string>(kept: string | null, empty: FormTexts<Field>): FormTexts<Field> {
  let given: unknown;
  try {
    given = JSON.parse(kept ?? 'null');
  } catch {
    given = null;
  }
  const texts = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const fields = Object.keys(empty) as Field[];
  return Object.fromEntries(
    fields.map((field) => [field, typeof texts[field] === 'string' ? texts[field] : empty[field]]),
  ) as FormTexts<Field>;
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing still sends; only a reload would ask again.
  }
}
