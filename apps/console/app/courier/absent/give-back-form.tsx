import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierJob } from '@bozor/contract/courier/shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState, type SubmitEvent } from 'react';
import { CODE_DIGITS, CodeField } from '../../frame/codes/code-field.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import * as card from '../work/job-card.module.css';
import * as page from '../work/work.module.css';

/** Gives a parcel back by the code that its sender tells. */
export function GiveBackForm({ job }: { readonly job: CourierJob }) {
  const { t } = useI18n();
  const [code, setCode] = useState('');
  const { form, errors, refuse, clear, fault } = useFormErrors();
  const giveBack = useApiMutation(calls.jobs.giveBack, { quiet: true, changes: [calls.state.read, calls.earnings.read] });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.length < CODE_DIGITS) {
      fault('code', t('The code has four digits.'));
      form.current?.querySelector<HTMLElement>('[name=code]')?.focus();
      return;
    }
    giveBack.mutate({ params: { id: job.order_id }, body: { code } }, { onError: refuse });
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
