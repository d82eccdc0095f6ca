import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';

const FAULTS_IN_A_ROW = 5;
const REST_MS = 10_000;

/** Called when the circuit breaker opens or closes. For the log. */
export type ServerChange = (name: string, state: 'resting' | 'well') => void;

/** Calls an external server. */
export type AskServer = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

export interface OutsideServerOptions {
  readonly name: string;
  readonly timeoutMs: number;
  readonly onChange?: ServerChange | undefined;
}

/**
 * Guards calls to one server with a timeout and a circuit breaker. After five failures in a row calls fail at once, and one call every ten
 * seconds tests the server.
 */
export function outsideServer({ name, timeoutMs, onChange }: OutsideServerOptions): AskServer {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAULTS_IN_A_ROW) });
  breaker.onBreak(() => onChange?.(name, 'resting'));
  breaker.onReset(() => onChange?.(name, 'well'));
  const policy = wrap(breaker, timeout(timeoutMs, TimeoutStrategy.Aggressive));
  return (ask) => policy.execute(ask);
}

/** Guards calls that a person waits for: with a timeout and without a circuit breaker. */
export function outsideServerNow({ timeoutMs }: Pick<OutsideServerOptions, 'timeoutMs'>): AskServer {
  const policy = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  return (ask) => policy.execute(ask);
}
