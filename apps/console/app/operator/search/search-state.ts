import { STATUSES, type OrderStatus } from '@bozor/domain/orders/status.ts';

/** A search for orders as the address has it. */
export interface SearchState {
  readonly query: string;
  readonly status: OrderStatus | undefined;
  readonly zone: number | undefined;
  readonly store: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly cursor: string | undefined;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads the state of an address. What cannot be read is left out. */
export function readSearch(params: URLSearchParams): SearchState {
  const id = (name: string) => {
    const value = Number(params.get(name));
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  };
  const day = (name: string) => (DAY.test(params.get(name) ?? '') ? params.get(name)! : undefined);
  return {
    query: (params.get('query') ?? '').slice(0, 100),
    status: STATUSES.find((each) => each === params.get('status')),
    zone: id('zone'),
    store: id('store'),
    from: day('from'),
    to: day('to'),
    cursor: params.get('cursor')?.slice(0, 60) || undefined,
  };
}

/** Writes a state, changed. A change of what is searched begins at the first page. */
export function writeSearch(state: SearchState, change: Partial<SearchState>): URLSearchParams {
  const next = { ...state, cursor: undefined, ...change };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(next)) if (value !== undefined && value !== '') params.set(name, String(value));
  return params;
}
