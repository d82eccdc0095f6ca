import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import type { PaymentGateway, PaymentUpdate, ProviderPayment } from '../../ports/payment-gateway.ts';
import { isSigned, SIGNATURE_HEADER } from './sign-callback.ts';
import { findRow, openRow, refundPart, type SandboxRow } from './store.ts';

export const SANDBOX = 'sandbox';

const STATES = {
  open: 'open',
  approved: 'captured',
  declined: 'failed',
  abandoned: 'canceled',
  refunded: 'refunded',
} as const satisfies Record<SandboxRow['state'], ProviderPayment['state']>;

/** Key of the sandbox's signatures, derived from the shop's signing secret. It needs no configuration and cannot be guessed. */
export function sandboxSecret(signing: string): string {
  if (signing === '') throw new Error('The sandbox gateway needs a signing secret');
  return createHmac('sha256', signing).update('sandbox-gateway').digest('hex');
}

/**
 * Gateway that moves no money. Its payment page belongs to this shop and lets the payer approve, decline or abandon. For demos and trials.
 * To the shop it is a provider like any other, with books, callbacks and refunds of its own.
 */
export function sandboxGateway(
  db: Database,
  { secret, publicUrl }: { readonly secret: string; readonly publicUrl: string },
): PaymentGateway {
  return {
    name: SANDBOX,
    title: 'Sandbox',
    async begin({ key, amountMinor, currency, returnUrl }) {
      const { id } = await openRow(db, {
        id: randomBytes(24).toString('base64url'),
        reference: key,
        amount_minor: amountMinor,
        currency,
        // A path of the shop, or the address of an app.
        return_path: returnUrl.startsWith(`${publicUrl}/`) ? returnUrl.slice(publicUrl.length) : returnUrl,
      });
      // A path, not a URL: a browser that uses another host name of this server stays signed in.
      return { providerPaymentId: id, redirectUrl: `/payment/${id}` };
    },
    async takeCallback({ body, headers, now }, book) {
      if (!isSigned(secret, body, headers[SIGNATURE_HEADER], now)) return undefined;
      await book.report(JSON.parse(body) as PaymentUpdate);
      return { status: 200, body: JSON.stringify({ status: 'ok' }) };
    },
    async find(id) {
      const row = await findRow(db, id);
      return row && asProvider(row);
    },
    refund: ({ key, providerPaymentId, amountMinor }) => refundPart(db, { key, paymentId: providerPaymentId, amountMinor }),
  };
}

/** Maps a row of the sandbox's book to the port. */
export function asProvider({ id, reference, state, amount_minor, currency }: SandboxRow): ProviderPayment {
  return { providerPaymentId: id, key: reference, state: STATES[state], amountMinor: amount_minor, currency };
}
