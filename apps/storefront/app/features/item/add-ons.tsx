import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { Stepper } from '@bozor/ui/forms/stepper.tsx';
import { useRef } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Difference } from './option-groups.tsx';
import type { ItemChoice } from './use-item-choice.ts';
import * as styles from './add-ons.module.css';

/** Add-ons of an item. A tick takes one; plus and minus change the quantity. */
export function AddOns({ choice }: { readonly choice: ItemChoice }) {
  const { t } = useI18n();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('Add-ons')}</legend>
      {choice.item.add_ons.map((addOn) => (
        <AddOn key={addOn.id} addOn={addOn} choice={choice} />
      ))}
    </fieldset>
  );
}

interface AddOnProps {
  readonly addOn: ItemChoice['item']['add_ons'][number];
  readonly choice: ItemChoice;
}

function AddOn({ addOn: { id, name, price }, choice: { wanted, setAddOn } }: AddOnProps) {
  const { t } = useI18n();
  const row = useRef<HTMLDivElement>(null);
  const quantity = wanted.addOns.find((each) => each.id === id)?.quantity ?? 0;
  return (
    <div ref={row} className={styles.row}>
      <Checkbox
        row
        className={styles.box}
        label={name}
        end={<Difference amount={price} />}
        checked={quantity > 0}
        onChange={({ currentTarget }) => setAddOn(id, currentTarget.checked ? 1 : quantity - 1)}
      />
      {quantity > 0 && (
        <Stepper
          size="mini"
          labels={{ group: name, decrease: t('One less'), increase: t('One more'), remove: t('Remove {name}', { name }) }}
          min={0}
          value={quantity}
          onChange={(next) => {
            // The stepper unmounts at zero, so focus moves to the checkbox.
            if (next === 0) row.current?.querySelector('input')?.focus();
            setAddOn(id, next);
          }}
        />
      )}
    </div>
  );
}
