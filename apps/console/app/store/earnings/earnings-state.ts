/** The earnings page as its address has it. Without a week it is the present one. */
export interface EarningsState {
  readonly store: number | undefined;
  readonly week: string | undefined;
  readonly day: string | undefined;
  readonly order: number | undefined;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Reads the state of an address. What cannot be read is left out. */
export function readEarnings(params: URLSearchParams): EarningsState {
  const id = (name: string) => {
    const value = Number(params.get(name));
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  };
  const day = (name: string) => (DAY.test(params.get(name) ?? '') ? params.get(name)! : undefined);
  return { store: id('store'), week: day('week'), day: day('day'), order: id('order') };
}

/** Address of a state, changed. A change of what contains something leaves it: another week has no day, another day no order. */
export function writeEarnings(state: EarningsState, change: Partial<EarningsState>): string {
  const next = {
    ...state,
    ...(('week' in change || 'store' in change) && { day: undefined, order: undefined }),
    ...('day' in change && { order: undefined }),
    ...change,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(next)) if (value !== undefined) params.set(name, String(value));
  return `?${params}`;
}
