import { ApiProblem } from '@bozor/contract/client.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import { useRef, useState, type RefObject } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import { focusRefusedField } from './focus-field.ts';
import { useAfterRender } from './use-after-render.ts';

/** Error texts by field; '' is the form as a whole. */
export type FormErrors = Readonly<Record<string, string>>;

interface FormErrorsOf {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FormErrors;
  /** Shows the problems of the rules and focuses the first field; true without problems. */
  readonly passes: (problems: readonly FieldProblem[]) => boolean;
  /** Shows the errors of the server at their fields. */
  readonly refuse: (error: unknown) => void;
  /** Shows an error at a field that no rule covers. */
  readonly fault: (field: string, message: string) => void;
  /** Shows the error of a field, alone, and focuses the field: a form that is not sent for a reason that no rule covers. */
  readonly reject: (field: string, message: string) => void;
  readonly clear: (field: string) => void;
}

/**
 * Errors of a form: `known` from the start or found later. Browser and server use the same rules, each error is shown at its field, and
 * input is never lost.
 */
export function useFormErrors(known: FormErrors = {}): FormErrorsOf {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(known);
  const afterRender = useAfterRender();
  const show = (found: FormErrors) => {
    setErrors(found);
    const [field] = Object.keys(found);
    if (field !== undefined) afterRender(() => focusRefusedField(form.current?.querySelector<HTMLElement>(`[name="${field}"]`)));
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
    reject: (field, message) => show({ [field]: message }),
    fault: (field, message) => setErrors((before) => ({ ...before, [field]: message })),
    clear: (field) => setErrors(({ [field]: _cleared, ['']: _general, ...rest }) => rest),
  };
}
