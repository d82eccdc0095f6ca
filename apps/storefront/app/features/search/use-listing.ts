import type { Category } from '@bozor/contract/categories.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { withQuery } from '../../platform/urls.ts';
import { useApiQuery } from '../../platform/use-api.ts';
import { listingCategories, tickedCategories } from './listing-queries.ts';
import { readListing, UNTOUCHED, writeListing, type ListingState } from './listing-state.ts';

export interface Listing {
  readonly state: ListingState;
  readonly categories: readonly Category[];
  readonly ticked: readonly number[];
  readonly change: (change: Parameters<typeof writeListing>[0]) => void;
  readonly clear: () => void;
  readonly showTab: (listType: ListingState['listType']) => void;
}

/** The listing of the address and what changes it. A change replaces the address, so that back leaves the listing. */
export function useListing(): Listing {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const { data } = useApiQuery(listingCategories());
  const state = readListing(query);
  const categories = data?.data ?? NONE;
  const go = (changes: Record<string, string | number | null>) =>
    void navigate(withQuery(location, changes), { replace: true, preventScrollReset: true });
  return {
    state,
    categories,
    ticked: tickedCategories(state, categories),
    change: (change) => go(writeListing(change)),
    clear: () => go({ ...UNTOUCHED, filter: 'none', category_ids: state.category ? 'none' : null }),
    showTab: (listType) => go({ ...UNTOUCHED, ...writeListing({ listType }) }),
  };
}

const NONE: readonly Category[] = [];
