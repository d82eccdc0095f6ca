import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierJob } from '@bozor/contract/courier/shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useState, type SubmitEvent } from 'react';
import { CODE_DIGITS, CodeField } from '../../frame/codes/code-field.tsx';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { CashFields } from './cash-fields.tsx';
import { deliveredText } from './delivered-text.ts';
import * as styles from './job-card.module.css';
import { useCash } from './use-cash.ts';
import * as page from './work.module.css';

const PhotoForm = lazyComponent(async () => (await import('./photo-form.tsx')).PhotoForm);

/** Loads the form of the photo, which a courier may need without a network. */
export const fetchPhotoForm = () => PhotoForm.fetch();

interface DeliverFormProps {
  readonly job: CourierJob;
  readonly onDelivered: (text: string) => void;
}

/** Hands an order over: by the customer's code, or by a photo where the code is not to be had. */
export function DeliverForm({ job, onDelivered }: DeliverFormProps) {
  const { t } = useI18n();
  const [isByPhoto, setByPhoto] = useState(false);
  if (isByPhoto && job.may_prove_by_photo)
    return (
      <PhotoForm
        job={job}
        fallback={<div aria-busy="true" />}
        lost={() => setByPhoto(false)}
        onDelivered={onDelivered}
        onBack={() => setByPhoto(false)}
      />
    );
  return (
    <>
      <CodeForm job={job} onDelivered={onDelivered} />
      {job.may_prove_by_photo && (
        <Button variant="ghost" wide className={page.big} onClick={() => setByPhoto(true)}>
          {t('No code? Take a photo')}
        </Button>
      )}
    </>
  );
}

function CodeForm({ job, onDelivered }: DeliverFormProps) {
  const words = useI18n();
  const { t, formatPrice } = words;
  const cash = useCash(job);
  const [code, setCode] = useState('');
  const { form, errors, refuse, clear, reject } = useFormErrors();
  const deliver = useTap(calls.jobs.deliver, text('Delivered'), job.order_id);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.length < CODE_DIGITS) return reject('code', t('The code has four digits.'));
    if (cash.due > 0 && cash.change === undefined)
      return reject('cash_received', t('The whole amount is due: {amount}. A part is not accepted.', { amount: formatPrice(cash.due) }));
    deliver.press(
      { params: { id: job.order_id }, body: { code, ...(cash.due > 0 && { cash_received: cash.received! }) } },
      { onRefused: refuse, onDone: (reply) => onDelivered(deliveredText(cash, reply?.change, words)) },
    );
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <CodeField
        label={t('Code from the customer')}
        value={code}
        error={errors['code']}
        onChange={(value) => {
          setCode(value);
          clear('code');
        }}
      />
      <CashFields cash={cash} error={errors['cash_received']} onChange={() => clear('cash_received')} />
      <Button type="submit" wide className={page.big} busy={deliver.isPending}>
        {t('Delivered')}
      </Button>
    </form>
  );
}
