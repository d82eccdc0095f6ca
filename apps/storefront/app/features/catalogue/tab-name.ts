import { tabName } from '@bozor/domain/catalogue/listing.ts';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** All results of the domain rule, listed so that they are translated. */
const NAMES = [text('Foods'), text('Groceries'), text('Medicines'), text('Items'), text('Restaurants'), text('Stores')] as const;

/** Name for items or stores in a module: foods and restaurants, medicines and stores … */
export function useTabName(): (kind: 'item' | 'store', type: ModuleType) => string {
  const { t } = useI18n();
  return (kind, type) => {
    const name: (typeof NAMES)[number] = tabName(kind, type);
    return t(name);
  };
}
