import { calls } from '@bozor/contract/operator/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextArea } from '@bozor/ui/forms/text-area.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { CHANGED_BY_ACTS } from '../orders/order-queries.ts';
import * as styles from './forms.module.css';

/** A note on an order, which only staff read. */
export function NoteForm({ orderId }: { readonly orderId: number }) {
  const { t } = useI18n();
  const [text, setText] = useState('');
  const { form, errors, refuse, reject, clear } = useFormErrors();
  const note = useApiMutation(calls.orders.note, { quiet: true, changes: CHANGED_BY_ACTS });
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return reject('text', t('Write a note.'));
        note.mutate(
          { params: { id: orderId }, body: { text } },
          {
            onSuccess: () => {
              setText('');
              announce(t('The note is kept.'));
            },
            onError: refuse,
          },
        );
      }}
    >
      <FormError>{errors['']}</FormError>
      <TextArea
        name="text"
        label={t('Note for staff')}
        rows={2}
        maxLength={500}
        value={text}
        error={errors['text']}
        onChange={(event) => {
          setText(event.target.value);
          clear('text');
        }}
      />
      <Button type="submit" variant="tint" busy={note.isPending}>
        {t('Add the note')}
      </Button>
    </form>
  );
}
