import { calls } from '@bozor/contract/shop/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useState } from 'react';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { OfflinePaymentDetails } from './offline-payment-details.ts';
import * as styles from './offline-payment.module.css';

interface OfflinePaymentProps {
  readonly details: OfflinePaymentDetails;
  readonly change: (details: OfflinePaymentDetails) => void;
  /** Starts at the second step, with the fields of an earlier payment. */
  readonly isChange?: boolean;
  /** Error text of a field: `offline_method_id`, or `offline_fields.` plus its name. */
  readonly errorOf: (field: string) => string | undefined;
}

/**
 * Payment by transfer in two steps: choose the operator's method, then see its account and enter the transfer's details. The step is not
 * stored: after a return to the page the first step opens, with the entered values preserved.
 */
export function OfflinePayment({ details, change, isChange = false, errorOf }: OfflinePaymentProps) {
  const { t } = useI18n();
  const [step, setStep] = useState<0 | 1>(isChange ? 1 : 0);
  const { data, isError, refetch } = useApiQuery(apiQuery(calls.payment.offlineMethods, {}, { quiet: true }));
  const method = step === 1 ? data?.methods.find(({ id }) => id === details.methodId) : undefined;
  const choose = (methodId: number) => {
    change({ ...details, methodId });
    setStep(1);
  };
  if (!data && isError)
    return (
      <Notice
        kind="danger"
        live
        action={
          <Button size={40} variant="tint" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {t('Connection lost. Please try again.')}
      </Notice>
    );
  if (!data)
    return (
      <Loading loading skeleton={<Skeleton shape="line" />} label={t('Loading')}>
        {null}
      </Loading>
    );
  if (!method)
    return (
      <div className={styles.step} tabIndex={-1} data-field="offline_method_id">
        <RadioGroup
          label={t('How do you transfer?')}
          variant="rows"
          value={undefined}
          error={errorOf('offline_method_id')}
          options={data.methods.map(({ id, method_name }) => ({ value: String(id), label: method_name }))}
          onChange={(id) => choose(Number(id))}
        />
      </div>
    );
  return (
    <div className={styles.step}>
      <div className={styles.head}>
        <b>{method.method_name}</b>
        <Button variant="link" size={40} onClick={() => setStep(0)}>
          {t('Change')}
        </Button>
      </div>
      <dl className={styles.facts}>
        {method.method_fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {method.note && <p className={styles.note}>{method.note}</p>}
      {method.method_informations.map(({ name, label, required }) => (
        <TextField
          key={name}
          label={label}
          aside={required ? undefined : t('optional')}
          data-field={`offline_fields.${name}`}
          name={`offline_fields.${name}`}
          autoComplete="off"
          maxLength={300}
          value={details.fields[name] ?? ''}
          error={errorOf(`offline_fields.${name}`)}
          onChange={(event) => change({ ...details, fields: { ...details.fields, [name]: event.target.value } })}
        />
      ))}
    </div>
  );
}
