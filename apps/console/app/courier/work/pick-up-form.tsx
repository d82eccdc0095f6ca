import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierJob } from '@bozor/contract/courier/shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useState, type SubmitEvent } from 'react';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { CODE_DIGITS, CodeField } from '../../frame/codes/code-field.tsx';
import * as styles from './job-card.module.css';
import * as page from './work.module.css';

/** Takes an order by the code that the store, or the sender, reads out. */
export function PickUpForm({ job }: { readonly job: CourierJob }) {
  const { t } = useI18n();
  const [code, setCode] = useState('');
  const { form, errors, refuse, clear, reject } = useFormErrors();
  const pickUp = useTap(calls.jobs.pickUp, text('I have picked it up'), job.order_id);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.length < CODE_DIGITS) return reject('code', t('The code has four digits.'));
    pickUp.press({ params: { id: job.order_id }, body: { code } }, { onRefused: refuse });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <CodeField
        label={job.order_type === 'parcel' ? t('Code from the sender') : t('Code from the store')}
        value={code}
        error={errors['code']}
        onChange={(value) => {
          setCode(value);
          clear('code');
        }}
      />
      <Button type="submit" wide className={page.big} busy={pickUp.isPending}>
        {t('I have picked it up')}
      </Button>
    </form>
  );
}
