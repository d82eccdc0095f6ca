import { outsideServer, type ServerChange } from '../../platform/jobs/outside-server.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';

/** A customer waits for some of these responses. */
const PATIENCE_MS = 10_000;

/** Adds a timeout and a circuit breaker to a gateway. */
export function guardGateway(gateway: PaymentGateway, onChange: ServerChange): PaymentGateway {
  const ask = outsideServer({ name: gateway.name, timeoutMs: PATIENCE_MS, onChange });
  return {
    name: gateway.name,
    title: gateway.title,
    begin: (request) => ask(() => gateway.begin(request)),
    readCallback: (signed, now) => gateway.readCallback(signed, now),
    find: (id) => ask(() => gateway.find(id)),
    refund: (id) => ask(() => gateway.refund(id)),
  };
}
