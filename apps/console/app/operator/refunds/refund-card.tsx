import { calls } from '@bozor/contract/operator/calls.ts';
import type { OperatorRefund } from '@bozor/contract/operator/refunds.ts';
import { bearerOf } from '@bozor/domain/stores/settlement.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState, type ReactNode } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { CHANGED_BY_REFUNDS } from './refund-queries.ts';
import { BEARER_WORDS, KIND_WORDS, REASON_WORDS, STATE_WORDS, WAY_WORDS } from './refund-words.ts';
import * as styles from './refunds.module.css';

/** A refund with who, what, why and its pictures, and what the caller may do with it now. */
export function RefundCard({ refund, children }: { readonly refund: OperatorRefund; readonly children?: ReactNode }) {
  const { t, formatPrice, formatDate, formatTime } = useI18n();
  const kind = refund.state === 'paid' ? 'success' : refund.state === 'rejected' ? 'muted' : 'warn';
  // A request has no named fault until it is answered, and goods that came back were never earned.
  const isGiven = refund.state !== 'rejected' && refund.kind !== 'returned' && !(refund.is_requested && refund.decided_by === null);
  const why = [refund.reason && t(REASON_WORDS[refund.reason]), refund.customer_reason, refund.customer_note, refund.note].filter(Boolean);
  return (
    <>
      {children}
      <p className={styles.head}>
        <strong>
          <bdi>{formatPrice(refund.amount)}</bdi>
        </strong>{' '}
        <Badge kind={kind}>{t(STATE_WORDS[refund.state])}</Badge>
      </p>
      <p className="text-meta">
        {refund.lines.length === 0
          ? t(KIND_WORDS[refund.kind])
          : refund.lines.map(({ name, pieces }) => (
              <span key={name}>
                <bdi>{`${name} × ${pieces}`}</bdi>{' '}
              </span>
            ))}
        {' · '}
        {formatDate(refund.at)}, {formatTime(refund.at)}
      </p>
      {why.length > 0 && (
        <p className={styles.why}>
          <bdi>{why.join(' · ')}</bdi>
        </p>
      )}
      {isGiven && <p className="text-meta">{t(BEARER_WORDS[bearerOf({ kind: refund.kind, reason: refund.reason ?? undefined })])}</p>}
      {refund.images_full_url.length > 0 && (
        <p className={styles.pictures}>
          {refund.images_full_url.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={t('Picture {number} of the request', { number: index + 1 })} loading="lazy" className={styles.picture} />
            </a>
          ))}
        </p>
      )}
      {(refund.asked_by !== null || refund.decided_by !== null) && (
        <p className="text-meta">
          {refund.asked_by !== null && (
            <>
              {t('Asked by')}: <bdi>{refund.asked_by}</bdi>{' '}
            </>
          )}
          {refund.decided_by !== null && (
            <>
              {t('Decided by')}: <bdi>{refund.decided_by}</bdi>
            </>
          )}
        </p>
      )}
      {refund.acts.length > 0 && <Acts refund={refund} />}
    </>
  );
}

function Acts({ refund: { id, acts, amount, way } }: { readonly refund: OperatorRefund }) {
  const { t, formatPrice } = useI18n();
  const [note, setNote] = useState('');
  const { form, errors, refuse, reject, clear } = useFormErrors();
  const options = { quiet: true, changes: CHANGED_BY_REFUNDS } as const;
  const answer = useApiMutation(calls.refunds.answer, options);
  const approve = useApiMutation(calls.refunds.approve, options);
  const decline = useApiMutation(calls.refunds.decline, options);
  const paid = useApiMutation(calls.refunds.paid, options);
  const params = { id };
  const done = { onSuccess: () => announce(t('Done')), onError: refuse };
  const no = () => {
    if (acts.includes('decline')) return decline.mutate({ params, body: note.trim() === '' ? {} : { note } }, done);
    if (note.trim() === '') return reject('note', t('Write the reason.'));
    return answer.mutate({ params, body: { is_approved: false, note } }, done);
  };
  const yes = () =>
    acts.includes('approve') ? approve.mutate({ params }, done) : answer.mutate({ params, body: { is_approved: true, note } }, done);
  if (acts.includes('mark_paid'))
    return (
      <div className={styles.form}>
        <FormError>{errors['']}</FormError>
        <Button variant="tint" busy={paid.isPending} onClick={() => paid.mutate({ params }, done)}>
          {t('Mark {amount} as paid', { amount: formatPrice(amount) })}
        </Button>
      </div>
    );
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        no();
      }}
    >
      <FormError>{errors['']}</FormError>
      <TextField
        name="note"
        label={t('Answer, which the customer reads')}
        maxLength={500}
        value={note}
        error={errors['note']}
        onChange={(event) => {
          setNote(event.target.value);
          clear('note');
        }}
      />
      <p className="text-meta">{t(WAY_WORDS[way])}</p>
      <div className={styles.buttons}>
        {(acts.includes('approve') || acts.includes('answer')) && (
          <Button busy={approve.isPending || answer.isPending} onClick={yes}>
            {t('Approve {amount}', { amount: formatPrice(amount) })}
          </Button>
        )}
        <Button type="submit" variant="outline" busy={decline.isPending}>
          {t('Decline')}
        </Button>
      </div>
    </form>
  );
}
