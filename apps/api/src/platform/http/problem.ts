import { PROBLEMS, type CoreProblemCode } from '@bozor/contract/problem.ts';
import type { ProblemTable } from '@bozor/contract/endpoint.ts';

export type ProblemValues = Readonly<Record<string, string | number>>;

/** One refusal; becomes an entry of `{errors: [...]}`. `message` is the English source with `{placeholders}`. */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly values?: ProblemValues;
  readonly field?: string;
}

/** Thrown by use-cases and handled by the error handler. Several refusals travel together; the first sets the status. */
export class Problem extends Error {
  readonly refusals: readonly [Refusal, ...Refusal[]];
  readonly retryAfterSeconds?: number;

  constructor(refusals: readonly [Refusal, ...Refusal[]], options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(refusals[0].code, { cause: options.cause });
    this.name = 'Problem';
    this.refusals = refusals;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return this.refusals[0].status;
  }
}

/** A refusal that every endpoint may return, e.g. `throw problem('not-found')`. */
export function problem(
  code: CoreProblemCode,
  details: { values?: ProblemValues; field?: string; retryAfterSeconds?: number; cause?: unknown } = {},
): Problem {
  return new Problem([{ code, ...PROBLEMS[code], values: details.values, field: details.field }], details);
}

/** A shared header that cannot be read, named as the field. */
export function badHeader(header: string): Problem {
  return problem('bad-header', { field: header, values: { header } });
}

interface Declaring {
  readonly problems?: ProblemTable;
}

/** Codes that every one of these endpoints declares. */
export type CodeOf<Endpoints> = Endpoints extends readonly [infer First, ...infer Rest]
  ? Rest extends readonly []
    ? CodeOf<First>
    : CodeOf<First> & CodeOf<Rest>
  : Endpoints extends { readonly problems?: infer Table }
    ? keyof NonNullable<Table> & string
    : never;

/**
 * A refusal of an endpoint's own table, e.g. `throw refuse(API.cart.add, 'out-of-stock', { field: 'quantity' })`. The compiler checks the
 * code against the table. Code that several endpoints share names all of them, and the code must be in the table of each.
 */
export function refuse<const Endpoints extends Declaring | readonly Declaring[]>(
  endpoints: Endpoints,
  code: CodeOf<Endpoints>,
  details: { values?: ProblemValues; field?: string } = {},
): Problem {
  return new Problem([refusal(endpoints, code, details)]);
}

/** Like `refuse`, as a value: collect several before throwing `new Problem([...])`. */
export function refusal<const Endpoints extends Declaring | readonly Declaring[]>(
  endpoints: Endpoints,
  code: CodeOf<Endpoints>,
  details: { values?: ProblemValues; field?: string } = {},
): Refusal {
  const [first] = [endpoints].flat() as readonly Declaring[];
  const entry = first?.problems?.[code];
  if (!entry) throw new Error(`The endpoint declares no problem "${code}"`);
  return { code, status: entry.status, message: entry.message, values: details.values, field: details.field };
}
