import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import type { PaymentGateway, PaymentNews, ProviderPayment } from '../../ports/payment-gateway.ts';
import { isSigned, SIGNATURE_HEADER } from './sign-callback.ts';
import { findRow, openRow, step, type SandboxRow } from './store.ts';

export const SANDBOX = 'sandbox';

const STATES = {
  open: 'open',
  approved: 'captured',
  declined: 'failed',
  abandoned: 'canceled',
  refunded: 'refunded',
} as const satisfies Record<SandboxRow['state'], ProviderPayment['state']>;

/** The key of its signatures: made of the shop's signing secret, so that there is none to set and none to guess. */
export function sandboxSecret(signing: string): string {
  if (signing === '') throw new Error('The sandbox gateway needs a signing secret');
  return createHmac('sha256', signing).update('sandbox-gateway').digest('hex');
}

/**
 * A gateway that moves no money: its page stands in this shop and lets whoever pays approve, decline or abandon. For demonstrations and for
 * trying the shop out; to the shop it is a provider like any other, with books, callbacks and refunds of its own.
 */
export function sandboxGateway(db: Database, secret: string): PaymentGateway {
  return {
    name: SANDBOX,
    title: 'Sandbox',
    async begin({ key, amountMinor, currency, returnUrl }) {
      const { pathname, search } = new URL(returnUrl);
      const { id } = await openRow(db, {
        id: randomBytes(24).toString('base64url'),
        reference: key,
        amount_minor: amountMinor,
        currency,
        return_path: pathname + search,
      });
      // A path: whoever came by another name of this machine stays signed in.
      return { providerPaymentId: id, redirectUrl: `/payment/${id}` };
    },
    readCallback: ({ body, headers }, now) =>
      isSigned(secret, body, headers[SIGNATURE_HEADER], now) ? (JSON.parse(body) as PaymentNews) : undefined,
    async find(id) {
      const row = await findRow(db, id);
      return row && asProvider(row);
    },
    async refund(id) {
      await step(db, id, 'approved', 'refunded');
    },
  };
}

/** A row of the book as the shop is told of it. */
export function asProvider({ id, reference, state, amount_minor, currency }: SandboxRow): ProviderPayment {
  return { providerPaymentId: id, key: reference, state: STATES[state], amountMinor: amount_minor, currency };
}
