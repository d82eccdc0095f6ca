import { Checkbox } from '@bozor/ui/checkbox.tsx';
import { Stepper } from '@bozor/ui/stepper.tsx';
import { useWords } from '../../platform/words/words.tsx';
import { Difference } from './option-groups.tsx';
import type { ItemChoice } from './use-item-choice.ts';
import styles from './add-ons.module.css';

/** What may be put beside an item. A tick takes one; plus and minus change how many. */
export function AddOns({ choice }: { readonly choice: ItemChoice }) {
  const { t } = useWords();
  const { item, wanted, setAddOn } = choice;
  return (
    <fieldset>
      <legend className={styles.legend}>{t('Add-ons')}</legend>
      {item.add_ons.map(({ id, name, price }) => {
        const quantity = wanted.addOns.find((addOn) => addOn.id === id)?.quantity ?? 0;
        return (
          <div key={id} className={styles.row}>
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
                labels={{ group: name, decrease: t('One less'), increase: t('One more') }}
                min={0}
                value={quantity}
                onChange={(next) => setAddOn(id, next)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
