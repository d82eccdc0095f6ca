import type { Api } from '../../platform/api.ts';
import { IN_PROCESS } from '../../platform/http/limits.ts';
import type { PaymentUpdate } from '../../ports/payment-gateway.ts';
import { asProvider, SANDBOX, sandboxSecret } from './gateway.ts';
import { SIGNATURE_HEADER, signCallback } from './sign-callback.ts';
import { findRow } from './store.ts';

/** Job that sends the callback of a decision. */
export const CALL_BACK = 'sandbox-callback';

/**
 * Sends callbacks to the shop's public endpoint as a provider would: signed, and retried until it responds. Called once, while the API is
 * composed.
 */
export function defineCallingBack(api: Api): void {
  if (!api.config.sandboxGateway) return;
  const secret = sandboxSecret(api.config.secrets.signing);
  api.jobs.define<{ id: string }>(CALL_BACK, 'payments', async ({ id }) => {
    const row = await findRow(api.db, id);
    if (!row) return;
    const news: PaymentUpdate = { ...asProvider(row), event: `${id}:${row.state}` };
    const payload = JSON.stringify(news);
    const { statusCode } = await api.server.inject({
      method: 'POST',
      url: `/api/v1/payment/${SANDBOX}/callback`,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signCallback(secret, payload, api.adapters.clock.now()) },
      payload,
      remoteAddress: IN_PROCESS,
    });
    if (statusCode !== 200) throw new Error(`The shop answered the callback of payment ${id} with ${statusCode}`);
  });
}
