import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierJob } from '@bozor/contract/courier/shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useState, type SubmitEvent } from 'react';
import { CODE_DIGITS, CodeField } from '../../frame/codes/code-field.tsx';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import * as card from '../work/job-card.module.css';
import * as page from '../work/work.module.css';

/** Gives a parcel back by the code that its sender tells. */
export function GiveBackForm({ job }: { readonly job: CourierJob }) {
  const { t } = useI18n();
  const [code, setCode] = useState('');
  const { form, errors, refuse, clear, reject } = useFormErrors();
  const giveBack = useTap(calls.jobs.giveBack, text('I have given it back'), job.order_id);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.length < CODE_DIGITS) return reject('code', t('The code has four digits.'));
    giveBack.press({ params: { id: job.order_id }, body: { code } }, { onRefused: refuse });
  };
  return (
    <form ref={form} className={card.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <CodeField
        label={t('New code from the sender')}
        value={code}
        error={errors['code']}
        onChange={(value) => {
          setCode(value);
          clear('code');
        }}
      />
      <Button type="submit" wide className={page.big} busy={giveBack.isPending}>
        {t('I have given it back')}
      </Button>
    </form>
  );
}
