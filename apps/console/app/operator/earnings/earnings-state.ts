/** A page of earnings as its address has it. Without a period it is the present week. */
export interface EarningsState {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly day: string | undefined;
  readonly order: number | undefined;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Reads the state of an address. What cannot be read is left out. */
export function readEarnings(params: URLSearchParams): EarningsState {
  const day = (name: string) => (DAY.test(params.get(name) ?? '') ? params.get(name)! : undefined);
  const order = Number(params.get('order'));
  return {
    from: day('from'),
    to: day('to'),
    day: day('day'),
    order: Number.isSafeInteger(order) && order > 0 ? order : undefined,
  };
}

/** Query of a state, changed. Another period has no day, another day no order. */
export function writeEarnings(state: EarningsState, change: Partial<EarningsState>): string {
  const next = {
    ...state,
    ...(('from' in change || 'to' in change) && { day: undefined, order: undefined }),
    ...('day' in change && { order: undefined }),
    ...change,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(next)) if (value !== undefined) params.set(name, String(value));
  return params.size === 0 ? '' : `?${params}`;
}
