/**
 * Result of a rule: the value, or a problem with a stable code and the figures of its message. Rules never throw.
 * @example { ok: false, problem: 'below-minimum', minimumMinor: 30000 }
 */
export type Outcome<Value, Problem extends { readonly problem: string }> = { readonly ok: true; readonly value: Value } | Refusal<Problem>;

/** The failed branch of an outcome: `ok: false`, the code in `problem`, and its figures. */
export type Refusal<Problem extends { readonly problem: string }> = { readonly ok: false } & Problem;

/**
 * Wraps the value of a successful rule.
 * @example done(5) // { ok: true, value: 5 }
 */
export function done<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/**
 * Wraps the problem of a failed rule.
 * @example refused({ problem: 'below-minimum', minimumMinor }) // { ok: false, problem: 'below-minimum', minimumMinor }
 */
export function refused<const Problem extends { readonly problem: string }>(problem: Problem): Refusal<Problem> {
  return { ok: false, ...problem };
}
