import { add, times } from '@bozor/domain/money/minor.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Stepper } from '@bozor/ui/forms/stepper.tsx';
import { useSpokenText } from '@bozor/ui/feedback/use-spoken-text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import { struckPriceOf } from '../cart/struck-price.ts';
import { CART_TEXTS } from '../cart/cart-messages.ts';
import { DearerNotes } from '../cart/dearer-notes.tsx';
import type { ItemStatus } from './item-status.ts';
import type { ItemActions } from './use-item-actions.ts';
import type { ItemChoice } from './use-item-choice.ts';
import * as styles from './buy-buttons.module.css';

interface BuyButtonsProps {
  readonly choice: ItemChoice;
  readonly status: ItemStatus;
  readonly actions: ItemActions;
  /** `dialog` shows the running total on one button; `page` also offers to buy now. */
  readonly layout: 'dialog' | 'page';
}

/** Buttons for the current choice, in the dialog with its quantity; or the reason why the item cannot be ordered. */
export function BuyButtons({ choice, status, actions, layout }: BuyButtonsProps) {
  const { t } = useI18n();
  if (status.state !== 'orderable' && status.state !== 'for-later') return <Unavailable status={status} nowMs={choice.nowMs} />;
  const { item, wanted } = choice;
  return (
    <div className={styles.buttons} data-layout={layout}>
      {layout === 'dialog' && <NextPiece choice={choice} />}
      {layout === 'dialog' && (
        <Stepper
          size="sheet"
          className={styles.stepper}
          labels={{ group: t('Quantity'), decrease: t('One less'), increase: t('One more') }}
          value={wanted.quantity}
          onChange={actions.setQuantity}
        />
      )}
      {item.is_campaign ? (
        <Button size={54} className={styles.main} spread="between" onClick={actions.buy}>
          {t('Order Now')}
          <Total choice={choice} />
        </Button>
      ) : layout === 'dialog' ? (
        <Button size={54} className={styles.main} spread="between" onClick={actions.addToCart}>
          <AddLabel choice={choice} />
          <Total choice={choice} />
        </Button>
      ) : (
        <>
          <Button size={54} variant="tint" className={styles.main} onClick={actions.addToCart}>
            <AddLabel choice={choice} />
          </Button>
          <Button size={54} className={styles.main} onClick={actions.buy}>
            {t('Buy Now')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Announces beside the stepper which lines one piece more would make dearer. */
export function NextPiece({ choice: { dearer, wanted } }: Pick<BuyButtonsProps, 'choice'>) {
  const { formatMoney } = useI18n();
  const notes = dearer.map(({ name, pieceMinor }) => ({ name, price: formatMoney(pieceMinor) }));
  return <DearerNotes dearer={notes} count={wanted.quantity + 1} className={styles.again} />;
}

function AddLabel({ choice }: Pick<BuyButtonsProps, 'choice'>) {
  const { t } = useI18n();
  return <span>{choice.line ? t('Update To Cart') : t('Add to Cart')}</span>;
}

/** Total of the current choice, with the struck-out total where it fell. */
export function Total({ choice: { item, priced } }: Pick<BuyButtonsProps, 'choice'>) {
  const { t, formatMoney } = useI18n();
  const { digit_after_decimal_point: digits } = useConfig();
  const { totalMinor, pieceMinor, discountedPieceMinor: nowMinor, quantity, addOnsMinor } = priced;
  const struckMinor = struckPriceOf(item, { pieceMinor, nowMinor }, digits);
  return (
    <span className={styles.total}>
      {struckMinor !== undefined && (
        <s className={styles.old}>
          <span className="visually-hidden">{t('Price before')} </span>
          <bdi>{formatMoney(add(times(struckMinor, quantity), addOnsMinor))}</bdi>
        </s>
      )}
      <bdi>{formatMoney(totalMinor)}</bdi>
    </span>
  );
}

function Unavailable({
  status,
  nowMs,
}: {
  readonly status: Exclude<ItemStatus, { state: 'orderable' | 'for-later' }>;
  readonly nowMs: number;
}) {
  const { t, formatDate, formatTime, formatWhen, daysUntil } = useI18n();
  const why = t(CART_TEXTS[status.state]);
  useSpokenText(status.state === 'not-available-now' ? `${why}. ${status.hours}` : why);
  return (
    <div className={styles.unavailable}>
      <p className={styles.why}>{why}</p>
      {status.state === 'not-available-now' && (
        <p className={styles.when}>
          <bdi dir="ltr">{status.hours}</bdi>
        </p>
      )}
      {status.state === 'not-available-now' && status.nextMs !== undefined && daysUntil(status.nextMs, nowMs) > 0 && (
        <p className={styles.again}>{t('Again {when}', { when: formatWhen(status.nextMs, nowMs) })}</p>
      )}
      {status.state === 'campaign-not-started' && (
        <p className={styles.when}>
          {formatDate(status.startsAtMs, 'day')}, <bdi dir="ltr">{formatTime(status.startsAtMs)}</bdi>
        </p>
      )}
    </div>
  );
}
