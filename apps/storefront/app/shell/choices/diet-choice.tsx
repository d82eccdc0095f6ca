import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { useDiet } from '../../platform/scope/diet.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './diet-choice.module.css';

/** Diets shown in food lists. At least one of the two stays selected: with neither a list would be empty. */
export function DietChoice() {
  const { t } = useI18n();
  const { diet, choose } = useDiet();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('What food lists show')}</legend>
      <Checkbox label={t('Veg')} checked={diet !== 'non_veg'} onChange={({ target }) => choose(target.checked ? undefined : 'non_veg')} />
      <Checkbox label={t('Non-veg')} checked={diet !== 'veg'} onChange={({ target }) => choose(target.checked ? undefined : 'veg')} />
    </fieldset>
  );
}
