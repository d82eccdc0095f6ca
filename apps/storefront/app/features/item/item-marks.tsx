import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './item-marks.module.css';

/** Dietary information: halal, nutrition, allergens of the dish and of its options. "Not stated" is not "none". */
export function ItemMarks({ item }: { readonly item: ItemDetails }) {
  const { t, formatList } = useI18n();
  const { nutritions_name: nutrition, allergies_name: allergens, allergens_stated: isStated } = item;
  const isHalal = item.is_halal === 1 && item.halal_tag_status === 1;
  const isEaten = item.module_type === 'food' || item.module_type === 'grocery';
  const options = item.option_allergies.flatMap(({ name, allergies_name: inOption }) => {
    const more = inOption?.filter((allergen) => !allergens.includes(allergen)) ?? [];
    return more.length > 0 ? [{ name, more }] : [];
  });
  const isOfAll = item.option_allergies.length === 0;
  if (!isHalal && nutrition.length === 0 && !isEaten) return null;
  return (
    <ul className={styles.marks}>
      {isHalal && (
        <li>
          <Badge kind="success" icon={BadgeCheck}>
            {t('Halal')}
          </Badge>
        </li>
      )}
      {item.organic === 1 && (
        <li>
          <Badge kind="success">{t('Organic')}</Badge>
        </li>
      )}
      {nutrition.map((fact) => (
        <li key={fact}>
          <Badge kind="muted">{fact}</Badge>
        </li>
      ))}
      {isEaten && (
        <li>
          {allergens.length > 0 ? (
            <Badge kind="warn" icon={CircleAlert}>
              {t('Allergens: {list}', { list: formatList(allergens) })}
            </Badge>
          ) : (
            <Badge kind="muted">
              {isStated ? (isOfAll ? t('No allergens') : t('No allergens in the dish itself')) : t('Allergens not stated')}
            </Badge>
          )}
        </li>
      )}
      {isEaten &&
        options.map(({ name, more }) => (
          <li key={name}>
            <Badge kind="warn" icon={CircleAlert}>
              {t('{option} contains: {list}', { option: name, list: formatList(more) })}
            </Badge>
          </li>
        ))}
    </ul>
  );
}
