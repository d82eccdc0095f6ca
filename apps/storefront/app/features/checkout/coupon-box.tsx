import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { cleanCode } from '@bozor/domain/words/clean-code.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import Ticket from 'lucide-react/icons/ticket-percent';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useAfterRender } from '@bozor/web/forms/use-after-render.ts';
import { useRestoredFocus } from '@bozor/web/forms/use-restored-focus.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import type { CouponTrying } from './use-coupon.ts';
import * as styles from './coupon-box.module.css';

/** One coupon per order: a field with an Apply button, or the applied coupon with a button to remove it. */
export function CouponBox({
  quote,
  draft,
  change,
  trying: { refused, isTrying, apply },
}: {
  readonly quote: Quote;
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  readonly trying: CouponTrying;
}) {
  const { t, formatPrice } = useI18n();
  const [written, setWritten] = useState(draft.coupon || (refused?.code ?? ''));
  const field = useRef<HTMLInputElement>(null);
  const afterRender = useAfterRender();
  const code = cleanCode(written).toUpperCase();
  const applied = draft.coupon === '' ? null : quote.coupon;
  const place = useRestoredFocus(applied ? 'applied' : 'field');
  const remove = () => {
    change({ coupon: '' });
    afterRender(() => field.current?.focus());
  };
  return (
    <div ref={place}>
      {applied ? (
        <div className={styles.applied}>
          <span className={styles.text}>
            <b>{applied.code}</b>
            <small>{applied.title}</small>
          </span>
          <bdi>{applied.free_delivery ? t('Free delivery') : formatPrice(-applied.discount_amount)}</bdi>
          <IconButton icon={X} size={36} variant="plain" label={t('Remove the coupon')} onClick={remove} />
        </div>
      ) : (
        <form
          className={styles.box}
          onSubmit={(event) => {
            event.preventDefault();
            if (code !== '') apply(code);
          }}
        >
          <TextField
            ref={field}
            label={t('Coupon code')}
            icon={Ticket}
            value={written}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            error={refused?.code === code ? refused.message : undefined}
            alerts
            data-field="coupon_code"
            onChange={(event) => setWritten(event.target.value)}
          />
          <Button type="submit" variant="tint" busy={isTrying} aria-disabled={code === '' || undefined}>
            {t('Apply')}
          </Button>
        </form>
      )}
    </div>
  );
}
