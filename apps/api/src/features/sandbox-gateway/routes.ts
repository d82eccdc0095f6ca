import type { SandboxPayment } from '@bozor/contract/shop/orders/payment.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { ReturnFlag } from '@bozor/domain/checkout/return-flag.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { CALL_BACK } from './call-back.ts';
import { findRow, step, type SandboxRow } from './store.ts';

const DECISIONS = { approve: 'approved', decline: 'declined', abandon: 'abandoned' } as const;
const FLAGS = { open: 'cancel', approved: 'success', declined: 'fail', abandoned: 'cancel', refunded: 'success' } as const satisfies Record<
  SandboxRow['state'],
  ReturnFlag
>;

/** Routes of the sandbox's payment page. The payment's unguessable id authorizes a decision, as on a bank's page. */
export function sandboxRoutes(api: Api): void {
  if (!api.config.sandboxGateway) return;

  const found = async (id: string): Promise<SandboxRow> => {
    const row = await findRow(api.db, id);
    if (!row) throw refuse(API.payment.sandboxPayment, 'payment-not-found', { field: 'payment' });
    return row;
  };
  const present = async (row: SandboxRow): Promise<SandboxPayment> => {
    const { digit_after_decimal_point: digits } = await api.settings.read();
    return {
      amount: toJsonAmount(row.amount_minor as Minor, digits),
      currency: row.currency,
      state: row.state,
      created_at: row.created_at.toISOString(),
      return_url: `${row.return_path}&flag=${FLAGS[row.state]}`,
    };
  };

  mount(api, API.payment.sandboxPayment, async ({ params }) => present(await found(params.payment)));

  mount(api, API.payment.sandboxDecide, async ({ params, body }) => {
    const { id } = await found(params.payment);
    await inTransaction(api.db, async (trx) => {
      if (await step(trx, id, 'open', DECISIONS[body.decision])) await api.jobs.enqueue(trx, CALL_BACK, { id });
    });
    return present(await found(id));
  });
}
