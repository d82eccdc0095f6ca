import { withCircuitBreaker, type BreakerChange } from '../../platform/jobs/circuit-breaker.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';

/** A customer waits for some of these responses. */
const TIMEOUT_MS = 10_000;

/** Adds a timeout and a circuit breaker to a gateway. Callbacks have none: they work on the shop's own book. */
export function guardGateway(gateway: PaymentGateway, onChange: BreakerChange): PaymentGateway {
  const ask = withCircuitBreaker({ name: gateway.name, timeoutMs: TIMEOUT_MS, onChange });
  const { find, refund } = gateway;
  return {
    name: gateway.name,
    title: gateway.title,
    ...(gateway.payWithinMs !== undefined && { payWithinMs: gateway.payWithinMs }),
    begin: (request) => ask(() => gateway.begin(request)),
    takeCallback: (callback, book) => gateway.takeCallback(callback, book),
    ...(find && { find: (id) => ask(() => find.call(gateway, id)) }),
    ...(refund && { refund: (request) => ask(() => refund.call(gateway, request)) }),
  };
}
