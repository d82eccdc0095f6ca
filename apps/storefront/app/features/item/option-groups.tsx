import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { useId, type ReactNode } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CART_TEXTS } from '../cart/cart-messages.ts';
import type { ItemChoice } from './use-item-choice.ts';
import * as styles from './option-groups.module.css';

type Group = ItemDetails['food_variations'][number];

/** Option groups of a dish: radio buttons for one answer, checkboxes for several, the price difference at the end of the row. */
export function OptionGroups({ choice }: { readonly choice: ItemChoice }) {
  return choice.item.food_variations.map((group) => <OptionGroup key={group.name} group={group} choice={choice} />);
}

function OptionGroup({ group, choice }: { readonly group: Group; readonly choice: ItemChoice }) {
  const { t } = useI18n();
  const labels = choice.wanted.selection.find(({ name }) => name === group.name)?.labels ?? [];
  const hint = useHint(group);
  const unmet = useUnmet(group, choice);
  // Too many answers show an error at once, too few only when the customer tries to go on.
  const isBeyond = group.type === 'multi' && group.max > 0 && labels.length > group.max;
  const error = unmet ?? (isBeyond ? hint : undefined);
  const isRequired = group.required === 'on';
  const rule = { name: group.name, type: group.type, required: isRequired };
  const legend = [group.name, hint, isRequired && t('Required')].filter(Boolean).join(', ');
  return (
    <section className={styles.group} data-group={group.name} data-wrong={error !== undefined || undefined}>
      <div className={styles.head} aria-hidden>
        <span className={styles.words}>
          <span className="text-h3">{group.name}</span>
          <span className={styles.hint}>{hint}</span>
        </span>
        <Badge kind={error ? 'danger' : isRequired ? 'tint' : 'muted'}>{isRequired ? t('Required') : t('Optional')}</Badge>
      </div>
      {group.type === 'single' ? (
        <RadioGroup
          variant="rows"
          label={legend}
          labelHidden
          value={labels[0] ?? NONE}
          options={[
            ...(isRequired ? [] : [{ value: NONE, label: t('None') }]),
            ...group.values.map(({ label, optionPrice }) => ({ value: label, label, end: <Difference amount={optionPrice} /> })),
          ]}
          onChange={(label) => (label === NONE ? choice.unchoose(group.name) : choice.choose({ ...rule, required: true }, label))}
          error={error}
        />
      ) : (
        <Boxes legend={legend} error={error} alerts={unmet === undefined}>
          {group.values.map(({ label, optionPrice }) => (
            <Checkbox
              key={label}
              row
              label={label}
              end={<Difference amount={optionPrice} />}
              checked={labels.includes(label)}
              onChange={() => choice.choose(rule, label)}
            />
          ))}
        </Boxes>
      )}
    </section>
  );
}

/** Value of "no answer" in a radio group; no store's label is empty. */
const NONE = '';

interface BoxesProps {
  readonly legend: string;
  readonly error: string | undefined;
  /** The error comes with a press in the group, and no move of the focus reads it. */
  readonly alerts: boolean;
  readonly children: ReactNode;
}

function Boxes({ legend, error, alerts, children }: BoxesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className={styles.boxes}>
      <legend className="visually-hidden">{legend}</legend>
      {children}
      {error && (
        <p id={id} role={alerts ? 'alert' : undefined} className={`text-error ${styles.error}`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Price difference of an option: "+8 000 soʻm"; nothing when zero. */
export function Difference({ amount }: { readonly amount: number }) {
  const { formatDifference } = useI18n();
  if (amount === 0) return null;
  return <bdi className={styles.difference}>{formatDifference(amount)}</bdi>;
}

function useHint({ type, min, max, values }: Group): string {
  const { t } = useI18n();
  if (type === 'single') return t('Choose one');
  const most = max > 0 ? Math.min(max, values.length) : values.length;
  if (min > 1 && most === min) return t('Choose {count}', { count: min });
  if (min > 1 && most < values.length) return t('Choose {min} to {max}', { min, max: most });
  if (min > 1) return t('Choose at least {min}', { min });
  return most < values.length ? t('Choose up to {max}', { max: most }) : t('Choose as many as you like');
}

/** Why the last attempt to order failed at this group. */
function useUnmet({ name }: Group, { unmet }: ItemChoice): string | undefined {
  const { t } = useI18n();
  return unmet && 'name' in unmet && unmet.name === name ? t(CART_TEXTS[unmet.problem], { ...unmet }) : undefined;
}
