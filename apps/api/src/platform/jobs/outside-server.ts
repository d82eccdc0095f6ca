import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';

const FAULTS_IN_A_ROW = 5;
const REST_MS = 10_000;

/** A server is left alone for now, or answers again. For the log. */
export type ServerChange = (name: string, state: 'resting' | 'well') => void;

/** Asks a server outside the shop. */
export type AskServer = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

export interface OutsideServerOptions {
  readonly name: string;
  readonly timeoutMs: number;
  readonly onChange?: ServerChange | undefined;
}

/**
 * Calls to one server, each with a time-out. After five faults in a row the server is left alone (a circuit breaker): calls fail at once, and
 * one call every ten seconds tries whether it is well.
 */
export function outsideServer({ name, timeoutMs, onChange }: OutsideServerOptions): AskServer {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAULTS_IN_A_ROW) });
  breaker.onBreak(() => onChange?.(name, 'resting'));
  breaker.onReset(() => onChange?.(name, 'well'));
  const policy = wrap(breaker, timeout(timeoutMs, TimeoutStrategy.Aggressive));
  return (ask) => policy.execute(ask);
}

/** Calls that somebody waits for: each is tried at once, however the server was before. */
export function outsideServerNow({ timeoutMs }: Pick<OutsideServerOptions, 'timeoutMs'>): AskServer {
  const policy = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  return (ask) => policy.execute(ask);
}
