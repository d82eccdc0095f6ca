import { withCircuitBreaker, type BreakerChange } from '../../platform/jobs/circuit-breaker.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';

/** A customer waits for some of these responses. */
const TIMEOUT_MS = 10_000;

/** Adds a timeout and a circuit breaker to a gateway. */
export function guardGateway(gateway: PaymentGateway, onChange: BreakerChange): PaymentGateway {
  const ask = withCircuitBreaker({ name: gateway.name, timeoutMs: TIMEOUT_MS, onChange });
  return {
    name: gateway.name,
    title: gateway.title,
    begin: (request) => ask(() => gateway.begin(request)),
    readCallback: (signed, now) => gateway.readCallback(signed, now),
    find: (id) => ask(() => gateway.find(id)),
    refund: (id) => ask(() => gateway.refund(id)),
  };
}
