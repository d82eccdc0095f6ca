import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { variationType } from '@bozor/domain/cart/check-selection.ts';
import { countsStock } from '@bozor/domain/catalogue/module-type.ts';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import Check from 'lucide-react/icons/check';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CART_TEXTS } from '../cart/cart-messages.ts';
import { Difference } from './option-groups.tsx';
import type { ItemChoice } from './use-item-choice.ts';
import * as styles from './choice-options.module.css';

/**
 * Variation options such as colour or size, as chips. An option that is sold out with the current choices is struck through but can be
 * selected.
 */
export function ChoiceOptions({ choice }: { readonly choice: ItemChoice }) {
  const { t } = useI18n();
  const { item, wanted, unmet } = choice;
  return item.choice_options.map(({ title, options }) => {
    const label = wanted.selection.find(({ name }) => name === title)?.labels[0];
    const isUnmet = unmet && 'name' in unmet && unmet.name === title;
    return (
      <div key={title} className={styles.choice} data-group={title}>
        <ChipChoice
          size={44}
          label={
            <span className={styles.legend}>
              {title}
              {label && <b>{`: ${label}`}</b>}
            </span>
          }
          value={label}
          options={options.map((option) => ({ value: option, label: <Option choice={choice} title={title} option={option} /> }))}
          onChange={(option) => choice.choose({ name: title, type: 'single', required: true }, option)}
        />
        {isUnmet && <p className={styles.error}>{t(CART_TEXTS['selection-required'], { name: title })}</p>}
      </div>
    );
  });
}

function Option({ choice, title, option }: { readonly choice: ItemChoice; readonly title: string; readonly option: string }) {
  const { t } = useI18n();
  const now = variationWith(choice);
  const then = variationWith(choice, title, option);
  const difference = now && then ? then.price - now.price : 0;
  return (
    <>
      {option}
      {then?.stock === 0 && (
        <span className="visually-hidden" data-gone>
          {' '}
          ({t('Out of Stock')})
        </span>
      )}
      {difference !== 0 && (
        <span className={styles.difference}>
          <Difference amount={difference} />
        </span>
      )}
    </>
  );
}

/** Availability of the chosen variation, and the stock left when it is low. */
export function StockLine({ choice: { item, resolved, priced: _ } }: { readonly choice: ItemChoice }) {
  const { t, formatNumber } = useI18n();
  if (!countsStock(item.module_type)) return null;
  if (!resolved.ok) {
    if (resolved.problem === 'variation-out-of-stock') return <p className={styles.gone}>{t(CART_TEXTS['variation-out-of-stock'])}</p>;
    return resolved.problem === 'variation-unknown' ? <p className={styles.gone}>{t(CART_TEXTS['variation-unknown'])}</p> : null;
  }
  const { stock } = resolved.value;
  if (stock <= 0) return null;
  return (
    <p className={styles.stock}>
      <Icon of={Check} size={16} />
      {stock <= FEW ? t('Only {count} left', { count: formatNumber(stock) }) : t('In stock')}
    </p>
  );
}

const FEW = 20;

/** The chosen variation, or the one with another option. */
function variationWith({ item, wanted }: ItemChoice, title?: string, option?: string): ItemDetails['variations'][number] | undefined {
  const selection =
    title === undefined ? wanted.selection : [...wanted.selection.filter(({ name }) => name !== title), { name: title, labels: [option!] }];
  const type = variationType(item.choice_options, selection);
  return item.variations.find((each) => each.type === type);
}
