import type { Quote } from '@bozor/contract/checkout.ts';
import { Button } from '@bozor/ui/button.tsx';
import { IconButton } from '@bozor/ui/icon-button.tsx';
import { TextField } from '@bozor/ui/text-field.tsx';
import Ticket from 'lucide-react/icons/ticket-percent';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useWords } from '../../platform/words/words.tsx';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import styles from './coupon-box.module.css';

/** One coupon an order: a field with its one Apply button, or what the coupon gives with a way to take it off. */
export function CouponBox({
  quote,
  draft,
  change,
  error,
}: {
  readonly quote: Quote | undefined;
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  readonly error: string | undefined;
}) {
  const { t, formatPrice } = useWords();
  const [written, setWritten] = useState(draft.coupon);
  if (quote?.coupon && draft.coupon !== '') {
    return (
      <div className={styles.applied}>
        <span className={styles.text}>
          <b>{quote.coupon.code}</b>
          <small>{quote.coupon.title}</small>
        </span>
        <bdi dir="ltr">{quote.coupon.free_delivery ? t('Free delivery') : formatPrice(-quote.coupon.discount_amount)}</bdi>
        <IconButton icon={X} size={36} look="plain" label={t('Remove the coupon')} onClick={() => change({ coupon: '' })} />
      </div>
    );
  }
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        change({ coupon: written.trim().toUpperCase() });
      }}
    >
      <TextField
        label={t('Coupon code')}
        icon={Ticket}
        value={written}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        error={error}
        data-field="coupon_code"
        onChange={(event) => {
          setWritten(event.target.value);
          if (draft.coupon !== '') change({ coupon: '' });
        }}
      />
      <Button type="submit" variant="tint" aria-disabled={written.trim() === '' || undefined}>
        {t('Apply')}
      </Button>
    </form>
  );
}
