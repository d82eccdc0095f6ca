import { filtersOf, type Filter } from '@bozor/domain/catalogue/listing.ts';
import type { ListingState } from './listing-state.ts';
import { FILTER_WORDS } from './listing-words.ts';

/** A filter of a listing and whether it is active. */
export interface FilterOption {
  /** In English; translated where it is shown. */
  readonly label: string;
  readonly value: Filter;
  readonly checked: boolean;
}

/** The filters of a tab, in display order. */
export function filterOptions({ listType, filters }: Pick<ListingState, 'listType' | 'filters'>): readonly FilterOption[] {
  return filtersOf(listType).map((value) => ({ label: FILTER_WORDS[value], value, checked: filters.includes(value) }));
}

/** The active filters after an option was toggled: existing ones keep their order, a new one comes last. */
export function withToggled(filters: readonly Filter[], { value, checked }: FilterOption): Filter[] {
  return checked ? filters.filter((each) => each !== value) : [...filters, value];
}
