import { ApiProblem } from '@bozor/contract/client.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import { useRef, useState, type RefObject } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';
import { FIELD_TEXTS } from './field-texts.ts';

/** Sentences by field; '' is what belongs to no field. */
export type FormErrors = Readonly<Record<string, string>>;

interface FormErrorsOf {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FormErrors;
  /** Shows what the rules found and goes to the first field of it; true when nothing was found. */
  readonly passes: (problems: readonly FieldProblem[]) => boolean;
  /** Shows what the server said, each at its field. */
  readonly refuse: (error: unknown) => void;
  /** Something is wrong with one field that no rule knows. */
  readonly fault: (field: string, message: string) => void;
  readonly clear: (field: string) => void;
}

/** Errors of a form, `known` from the beginning or found later: the same rules in browser and server, each told at its field, and nothing that was typed is lost. */
export function useFormErrors(known: FormErrors = {}): FormErrorsOf {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(known);
  const show = (found: FormErrors) => {
    setErrors(found);
    const [field] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  return {
    form,
    errors,
    passes: (problems) => {
      show(Object.fromEntries(problems.map(({ field, problem, ...values }) => [field, t(FIELD_TEXTS[problem], values)])));
      return problems.length === 0;
    },
    refuse: (error) => {
      if (!(error instanceof ApiProblem)) return show({ '': t('Connection lost. Please try again.') });
      return show(Object.fromEntries(error.entries.map(({ field, message }) => [field ?? '', message])));
    },
    fault: (field, message) => setErrors((before) => ({ ...before, [field]: message })),
    clear: (field) => setErrors(({ [field]: _cleared, ['']: _general, ...rest }) => rest),
  };
}
