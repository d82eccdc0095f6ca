import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';

const FAULTS_IN_A_ROW = 5;
const REST_MS = 10_000;

/** Called when the circuit breaker opens or closes. For the log. */
export type BreakerChange = (name: string, state: 'open' | 'closed') => void;

/** Calls an external server. */
export type ExternalCall = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

export interface CircuitBreakerOptions {
  readonly name: string;
  readonly timeoutMs: number;
  readonly onChange?: BreakerChange | undefined;
}

/**
 * Guards calls to one server with a timeout and a circuit breaker. After five failures in a row calls fail at once, and one call every ten
 * seconds tests the server.
 */
export function withCircuitBreaker({ name, timeoutMs, onChange }: CircuitBreakerOptions): ExternalCall {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAULTS_IN_A_ROW) });
  breaker.onBreak(() => onChange?.(name, 'open'));
  breaker.onReset(() => onChange?.(name, 'closed'));
  const policy = wrap(breaker, timeout(timeoutMs, TimeoutStrategy.Aggressive));
  return (call) => policy.execute(call);
}

/** Guards calls that a person waits for: with a timeout and without a circuit breaker. */
export function withTimeout({ timeoutMs }: Pick<CircuitBreakerOptions, 'timeoutMs'>): ExternalCall {
  const policy = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  return (call) => policy.execute(call);
}
