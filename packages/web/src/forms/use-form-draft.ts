import { useCallback, useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { DRAFT } from './clear-drafts.ts';

/** Texts of a form by field. */
export type FormTexts<Field extends string> = Readonly<Record<Field, string>>;

export interface FormDraft<Field extends string> {
  readonly values: FormTexts<Field>;
  readonly change: (changes: Partial<FormTexts<Field>>) => void;
  /** Deletes the draft after it was sent. The screen being left keeps its values. */
  readonly discard: () => void;
}

/**
 * Form draft stored per tab under a name, so that an error, a reload or a detour loses no input. It is deleted on sign-out. Secrets must
 * not be part of it.
 * @param start initial values; a stored draft with other initial values is ignored
 */
export function useFormDraft<Field extends string>(name: string, start: FormTexts<Field>): FormDraft<Field> {
  const key = name + DRAFT;
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<FormTexts<Field>>();
  const values = typed ?? (isHydrated ? readDraft(read(key), start) : start);
  return {
    values,
    change: (changes) =>
      setTyped((before = values) => {
        const after = { ...before, ...changes };
        write(key, JSON.stringify({ start, typed: after }));
        return after;
      }),
    discard: useCallback(() => write(key, undefined), [key]),
  };
}

/** Reads a stored draft; fields that are not texts fall back, unknown ones are dropped. */
export function readDraft<Field extends string>(stored: string | null, start: FormTexts<Field>): FormTexts<Field> {
  const { start: startThen, typed } = recordOf(parsed(stored));
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
    // Without storage the form still works; only a reload loses its input.
  }
}
