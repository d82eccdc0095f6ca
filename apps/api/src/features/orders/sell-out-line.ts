import { amountOfAdjustment, ceilingOf, checkSoldOut, type SoldOutProblem } from '@bozor/domain/orders/received/adjustments.ts';
import { times, type Minor } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { replaceStock } from '../items/stock.ts';
import { ADJUSTABLE, insertProposal, insertRemoval, piecesLeft, readAdjustable, type Adjustable } from './adjustments-store.ts';
import { believeTap } from './believe-tap.ts';
import { DECIDE_SWAP } from './decide-swap.ts';
import { lockForStore } from './lock-for-store.ts';
import { notifyOfProposal, notifyOfRemoval } from './notify-customer.ts';
import { recordAct } from './record-act.ts';
import { sendTrackingLink } from './send-tracking-link.ts';
import { findContact } from './store.ts';
import { findCandidate } from './swap-candidates.ts';

export type SellOutProblem =
  | SoldOutProblem['problem']
  | 'order-not-found'
  | 'line-not-found'
  | 'order-canceled'
  | 'wrong-step'
  | 'swap-unanswered'
  | 'swap-not-possible';

interface SellOut {
  readonly orderId: number;
  readonly lineId: number;
  /** Pieces that are there. */
  readonly left: number;
  /** The item that comes instead of those that are missing. */
  readonly itemId: number | undefined;
  /** When the person pressed, if it was sent later. */
  readonly tappedAt?: Date | undefined;
}

/**
 * A person of the store says that a line is sold out, in whole or in part: the missing pieces are taken out of the bill, or another item is
 * proposed, which the customer answers in time. Pressed twice, or on two tablets, it happens once.
 */
export async function sellOutLine(
  api: Pick<Api, 'checkoutDb' | 'settings' | 'jobs' | 'words' | 'config' | 'adapters'>,
  staff: Staff,
  { orderId, lineId, left, itemId, tappedAt }: SellOut,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly problem: SellOutProblem }> {
  const { swap_answer_minutes: minutes } = await api.settings.read();
  const refused = (problem: SellOutProblem) => ({ ok: false, problem }) as const;
  return inTransaction(
    api.checkoutDb,
    async (trx) => {
      const locked = await lockForStore(trx, staff, orderId);
      if (!locked) return refused('order-not-found');
      const order = await readAdjustable(trx, orderId);
      const line = order.lines.find(({ id }) => id === lineId);
      if (!line) return refused('line-not-found');
      if (locked.status === 'canceled') return refused('order-canceled');
      if (!ADJUSTABLE.includes(locked.status)) return refused('wrong-step');
      const open = order.kept.find((each) => each.lineId === lineId && each.state === 'proposed');
      const pieces = piecesLeft(line, order.kept) - left;
      if (open) return open.itemId === itemId && pieces === 0 ? { ok: true } : refused('swap-unanswered');
      if (pieces === 0) return { ok: true };
      const priced = itemId === undefined ? undefined : await priceOf(order, pieces, itemId);
      if (itemId !== undefined && priced === undefined) return refused('swap-not-possible');
      const checked = checkSoldOut(order, order.done, { line, plan: order.plan, soldOut: { pieces, replacementMinor: priced } });
      if (!checked.ok) return checked;
      const adjustment = checked.value;
      const replacement = itemId === undefined ? undefined : { itemId, quantity: pieces };
      if (!(await replaceStock(trx, line, replacement))) return refused('swap-not-possible');
      const entry = {
        orderId,
        position: line.position,
        adjustment,
        amountMinor: amountOfAdjustment(order, order.done, adjustment),
        by: staff,
      };
      const pressedAt = believeTap(locked, tappedAt, api.adapters.clock.now());
      if (itemId === undefined) {
        await insertRemoval(trx, entry);
        await recordAct(trx, {
          orderId,
          kind: left > 0 ? 'line_sold_out' : 'line_removed',
          by: staff,
          details: { line_id: lineId, pieces, amount_minor: entry.amountMinor },
          tappedAt: pressedAt,
        });
        await notifyOfRemoval(trx, locked);
        return { ok: true };
      }
      const adjustmentId = await insertProposal(trx, { ...entry, itemId, minutes });
      await recordAct(trx, {
        orderId,
        kind: 'swap_proposed',
        by: staff,
        details: { line_id: lineId, pieces, item_id: itemId, price_minor: priced },
        tappedAt: pressedAt,
      });
      await api.jobs.enqueue(trx, DECIDE_SWAP, { adjustmentId }, { inMs: minutes * 60_000 });
      await notifyOfProposal(trx, locked);
      const contact = await findContact(trx, orderId);
      if (contact && locked.guest_id !== null)
        await sendTrackingLink(api, trx, orderId, {
          to: contact.phone,
          locale: contact.locale,
          event: `swap-${adjustmentId}`,
          sentence: 'Something of your order {number} is sold out. Choose here what comes instead: {link}',
        });
      return { ok: true };

      async function priceOf(adjustable: Adjustable, missing: number, candidateId: number): Promise<Minor | undefined> {
        const wanted = {
          orderId,
          position: line!.position,
          pieces: missing,
          ceilingMinor: ceilingOf(line!, adjustable.done, missing),
          now: api.adapters.clock.now(),
        };
        const pieceMinor = await findCandidate(trx, wanted, candidateId);
        return pieceMinor === undefined ? undefined : times(pieceMinor as Minor, missing);
      }
    },
    { isRepeatable: true },
  );
}
