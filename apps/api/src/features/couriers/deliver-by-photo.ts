import { PROOF_PICTURE } from '@bozor/contract/files.ts';
import { API } from '@bozor/contract/courier/routes.ts';
import { checkPhotoProof, type PhotoProblem, type ProofPlace } from '@bozor/domain/couriers/photo-proof.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { fromJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { refused, type Refusal } from '@bozor/domain/outcome.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { SentFile } from '../../platform/http/read-form.ts';
import { newPictures } from '../../platform/media/new-pictures.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import { believeTap } from '../orders/believe-tap.ts';
import { deliver } from '../orders/deliver.ts';
import { insertProof } from '../orders/delivery-proofs.ts';
import { cashDueOf, recordCash } from './carry-order.ts';
import { lockCarried, readChange } from './carrying-store.ts';
import { requestForFree } from './duty.ts';

interface Delivered {
  readonly orderId: number;
  readonly place: ProofPlace;
  readonly photos: readonly SentFile[];
  /** Decimal amount, as it was counted. */
  readonly cashReceived: number | undefined;
  readonly tappedAt: Date | undefined;
  readonly locale: Locale;
}

type Problem = Refusal<PhotoProblem | { readonly problem: 'order-not-found' | 'order-not-ready' }>;

/**
 * Delivers an order whose customer's code is not to be had, by a photo, which is kept with it. Returns the change, also to whoever sends it
 * again; the photo of the first is kept.
 */
export async function deliverByPhoto(
  api: Pick<Api, 'db' | 'settings' | 'adapters'>,
  actor: Staff<'own deliveries'>,
  { orderId, place, photos, cashReceived, tappedAt, locale }: Delivered,
): Promise<Minor> {
  const settings = await api.settings.read();
  const received = cashReceived === undefined ? undefined : fromJsonAmount(cashReceived, settings.digit_after_decimal_point);
  const receivedMinor = received?.ok ? received.value : undefined;
  const owner = await api.db.selectFrom('orders').where('id', '=', orderId).select('customer_id').executeTakeFirst();
  if (photos.length === 0) throw refuse(API.jobs.deliverByPhoto, 'photo-missing', { field: 'photo' });
  const pictures = await newPictures(api, {
    files: photos,
    rule: PROOF_PICTURE,
    purpose: 'delivery',
    customerId: owner?.customer_id ?? undefined,
  });
  if (typeof pictures === 'string') throw refuse(API.jobs.deliverByPhoto, pictures, { field: 'photo' });
  await pictures.store();
  let isKept = false;
  try {
    const outcome = await inTransaction(api.db, async (trx): Promise<Problem | Minor> => {
      isKept = false;
      const order = await lockCarried(trx, orderId, actor);
      if (!order) return refused({ problem: 'order-not-found' });
      if (order.status === 'delivered') return (await readChange(trx, orderId)) as Minor;
      if (order.status !== 'picked_up') return refused({ problem: 'order-not-ready' });
      const dueMinor = cashDueOf(order);
      const change = checkPhotoProof({ isPrescription: order.is_prescription, place, dueMinor, receivedMinor });
      if (!change.ok) return change;
      const details = { tappedAt: believeTap(order, tappedAt, api.adapters.clock.now()) };
      const cash = { dueMinor, receivedMinor: receivedMinor!, changeMinor: change.value };
      if (dueMinor > 0) await recordCash(trx, actor, orderId, cash, details);
      await pictures.note(trx);
      await insertProof(trx, orderId, pictures.keys[0]!, place);
      await deliver(trx, orderId, actor, details);
      await requestForFree(trx);
      isKept = true;
      return change.value;
    });
    if (typeof outcome === 'object') {
      const amount = 'dueMinor' in outcome ? formatAmount(outcome.dueMinor, currencyOf(settings, locale)) : '';
      const field = 'dueMinor' in outcome ? { field: outcome.problem === 'cash-needs-person' ? 'place' : 'cash_received' } : {};
      throw refuse(API.jobs.deliverByPhoto, outcome.problem, { ...field, values: { amount } });
    }
    return outcome;
  } finally {
    if (!isKept) await pictures.discard();
  }
}
