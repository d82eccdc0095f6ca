import type { Prescription } from '@bozor/contract/staff/prescriptions.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../staff/form-error.tsx';
import { changedOf, type PrescriptionCalls } from './prescription-calls.ts';
import * as styles from './prescription-view.module.css';

interface AskFormProps {
  readonly calls: PrescriptionCalls;
  readonly prescription: Prescription;
}

/** Questions and their answers, and a field for the next question while none waits. */
export function AskForm({ calls, prescription: { id, questions, can_price } }: AskFormProps) {
  const { t, formatTime } = useI18n();
  const [question, setQuestion] = useState('');
  const { form, errors, refuse, clear } = useFormErrors();
  const ask = useApiMutation(calls.ask, { quiet: true, changes: changedOf(calls) });
  const isOpen = questions.some(({ answer }) => answer === null);
  return (
    <section className={styles.part} aria-label={t('Question to the customer')}>
      <h2 className="text-h3">{t('Question to the customer')}</h2>
      {questions.map((each) => (
        <div key={each.id}>
          <p className={styles.said} dir="auto">
            {each.question}
          </p>
          <p className="text-meta">
            <bdi>{each.asked_by}</bdi>, {formatTime(each.asked_at)}
          </p>
          {each.answer === null ? (
            <p className="text-meta">{t('The customer has not answered yet.')}</p>
          ) : (
            <p className={styles.said}>
              <strong>
                <bdi>{each.answer}</bdi>
              </strong>
            </p>
          )}
        </div>
      ))}
      {can_price && !isOpen && (
        <form
          ref={form}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            ask.mutate(
              { params: { order: id }, body: { question } },
              {
                onError: refuse,
                onSuccess: () => {
                  setQuestion('');
                  announce(t('The customer is asked.'));
                },
              },
            );
          }}
        >
          <FormError>{errors['']}</FormError>
          <TextField
            name="question"
            label={t('Ask something')}
            autoComplete="off"
            maxLength={300}
            value={question}
            error={errors['question']}
            onChange={({ target }) => {
              setQuestion(target.value);
              clear('question');
            }}
          />
          <Button type="submit" size={54} variant="tint" busy={ask.isPending}>
            {t('Ask')}
          </Button>
        </form>
      )}
    </section>
  );
}
