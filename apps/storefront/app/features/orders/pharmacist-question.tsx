import { calls } from '@bozor/contract/shop/calls.ts';
import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { proofQuery, type TrackingProof } from './order-queries.ts';
import * as styles from './pharmacist-question.module.css';

interface PharmacistQuestionProps {
  readonly orderId: number;
  readonly question: NonNullable<OrderTracking['question']>;
  /** Right to answer of a visitor without the order's account. */
  readonly proof?: TrackingProof | undefined;
}

/** The pharmacist's question about a prescription, with a field for the answer. */
export function PharmacistQuestion({ orderId, question, proof = {} }: PharmacistQuestionProps) {
  const { t } = useI18n();
  const [answer, setAnswer] = useState('');
  const { form, errors, refuse, clear } = useFormErrors();
  const { isPending, mutate } = useApiMutation(calls.orders.answerQuestion, {
    quiet: true,
    changes: [calls.orders.list, calls.orders.ofDevice, calls.orders.details, calls.orders.track],
    onSuccess: ({ message }) => announce(message),
  });
  return (
    <section className={styles.question} aria-label={t('Question of the pharmacist')}>
      <h2 className="text-h3">{t('The pharmacist asks')}</h2>
      <p className={styles.text} dir="auto">
        {question.text}
      </p>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ body: { ...proofQuery(proof), order_id: orderId, question_id: question.id, answer } }, { onError: refuse });
        }}
      >
        <TextField
          name="answer"
          label={t('Your answer')}
          autoComplete="off"
          maxLength={500}
          value={answer}
          error={errors['answer']}
          onChange={({ target }) => {
            setAnswer(target.value);
            clear('answer');
          }}
        />
        {(errors[''] ?? errors['question_id']) && (
          <p className="text-error" role="alert">
            {errors[''] ?? errors['question_id']}
          </p>
        )}
        <Button type="submit" size={48} busy={isPending}>
          {t('Send the answer')}
        </Button>
      </form>
    </section>
  );
}
