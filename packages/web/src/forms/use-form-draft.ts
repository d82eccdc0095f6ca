import { useCallback, useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { DRAFT } from './forget-drafts.ts';

/** Texts of a form by field. */
export type FormTexts<Field extends string> = Readonly<Record<Field, string>>;

export interface FormDraft<Field extends string> {
  readonly values: FormTexts<Field>;
  readonly change: (changes: Partial<FormTexts<Field>>) => void;
  /** Keeps it no longer: it was sent. The screen that is being left keeps what it shows. */
  readonly forget: () => void;
}

/**
 * A form kept for this tab under a name, so that an error, a reload or a detour loses nothing that was typed. It goes with the account.
 * Secrets do not belong into one.
 * @param start what the form begins with; where it begins with something else than it did, what was kept does not count
 */
export function useFormDraft<Field extends string>(name: string, start: FormTexts<Field>): FormDraft<Field> {
  const key = name + DRAFT;
  const isLive = useHydrated();
  const [typed, setTyped] = useState<FormTexts<Field>>();
  const values = typed ?? (isLive ? readKept(read(key), start) : start);
  return {
    values,
    change: (changes) =>
      setTyped((before = values) => {
        const after = { ...before, ...changes };
        write(key, JSON.stringify({ start, typed: after }));
        return after;
      }),
    forget: useCallback(() => write(key, undefined), [key]),
  };
}

/** What was kept, each field only if it is a text; what the form does not know is dropped. */
export function readKept<Field extends string>(kept: string | null, start: FormTexts<Field>): FormTexts<Field> {
  const { start: startThen, typed } = recordOf(parsed(kept));
  if (JSON.stringify(startThen) !== JSON.stringify(start)) return start;
  const texts = recordOf(typed);
  const fields = Object.keys(start) as Field[];
  return Object.fromEntries(
    fields.map((field) => [field, typeof texts[field] === 'string' ? texts[field] : start[field]]),
  ) as FormTexts<Field>;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
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
