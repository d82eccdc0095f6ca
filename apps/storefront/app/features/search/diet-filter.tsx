import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { Chip, ChipRow } from '@bozor/ui/actions/chip.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './diet-filter.module.css';
import { FilterSection } from './filter-section.tsx';
import { listingDiets } from './listing-queries.ts';
import { DIETARY_LABELS } from './listing-state.ts';
import { DIETARY_LABEL_TEXTS } from './listing-words.ts';
import type { Listing } from './use-listing.ts';

/** Diets and excluded allergens; renders only the choices that the module has data for. */
export function DietFilter({ listing: { state, change } }: { readonly listing: Listing }) {
  const { t } = useI18n();
  const { data } = useApiQuery(listingDiets());
  const diets = DIETARY_LABELS.filter((diet) => data?.[diet]);
  const allergens = data?.allergens ?? [];
  const toggled = <Value extends string>(list: readonly Value[], value: Value) =>
    list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
  return (
    <>
      {diets.length > 0 && (
        <FilterSection title={t('Diet')}>
          <ChipRow>
            {diets.map((diet) => (
              <Chip key={diet} pressed={state.diets.includes(diet)} onClick={() => change({ diets: toggled(state.diets, diet) })}>
                {t(DIETARY_LABEL_TEXTS[diet])}
              </Chip>
            ))}
          </ChipRow>
        </FilterSection>
      )}
      {allergens.length > 0 && (
        <FilterSection title={t('Without allergens')}>
          <ChipRow>
            {allergens.map(({ code, name }) => (
              <Chip key={code} pressed={state.without.includes(code)} onClick={() => change({ without: toggled(state.without, code) })}>
                {name}
              </Chip>
            ))}
          </ChipRow>
          {state.without.length > 0 && (
            <div className={styles.unsure}>
              <Checkbox
                label={t('Also where allergens are not stated')}
                checked={state.showsNotStated}
                onChange={() => change({ showsNotStated: !state.showsNotStated })}
              />
            </div>
          )}
        </FilterSection>
      )}
    </>
  );
}
