import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './item-marks.module.css';

/** Dietary information: halal, nutrition, allergens. "Not stated" is not "none". */
export function ItemMarks({ item }: { readonly item: ItemDetails }) {
  const { t, formatList } = useI18n();
  const { nutritions_name: nutrition, allergies_name: allergens, allergens_stated: isStated } = item;
  const isHalal = item.is_halal === 1 && item.halal_tag_status === 1;
  const isEaten = item.module_type === 'food' || item.module_type === 'grocery';
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
            <Badge kind="muted">{isStated ? t('No allergens') : t('Allergens not stated')}</Badge>
          )}
        </li>
      )}
    </ul>
  );
}
