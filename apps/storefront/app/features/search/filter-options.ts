import { filtersOf, type Filter } from '@bozor/domain/catalogue/listing.ts';
import type { ListingState } from './listing-state.ts';
import { FILTER_WORDS } from './listing-words.ts';

/** A condition that a listing may be put under, and whether it is. */
export interface FilterOption {
  /** In English; said in the reader's language where it is shown. */
  readonly label: string;
  readonly value: Filter;
  readonly checked: boolean;
}

/** What may be asked of everything in a tab, in the order in which it is offered. */
export function filterOptions({ listType, filters }: Pick<ListingState, 'listType' | 'filters'>): readonly FilterOption[] {
  return filtersOf(listType).map((value) => ({ label: FILTER_WORDS[value], value, checked: filters.includes(value) }));
}

/** The filters that count once one of the options was pressed: those that did before keep their order, a new one comes last. */
export function withToggled(filters: readonly Filter[], { value, checked }: FilterOption): Filter[] {
  return checked ? filters.filter((each) => each !== value) : [...filters, value];
}
