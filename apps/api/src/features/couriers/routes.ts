import { API } from '@bozor/contract/courier/routes.ts';
import type { CourierState } from '@bozor/contract/courier/shapes.ts';
import type { Tapped } from '@bozor/contract/staff/tapped.ts';
import { API as OPERATOR_API } from '@bozor/contract/operator/routes.ts';
import { totalPay } from '@bozor/domain/couriers/courier-pay.ts';
import { OFFER_SECONDS } from '@bozor/domain/couriers/offer-rules.ts';
import { localTime } from '@bozor/domain/time/local-time.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { onceForStaff, readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { pressedAt } from '../orders/believe-tap.ts';
import { presentingIn } from '../orders/presenting.ts';
import { recordPosition } from '../orders/record-position.ts';
import { declineOffer, takeOffer } from './answer-offer.ts';
import { arrive, deliverByCode, pickUpByCode } from './carry-order.ts';
import { cashInHand, handInCash } from './cash.ts';
import { readBalance, readEntries } from './cash-store.ts';
import { disposeGoods, giveBackByCode, returnGoods, startWaiting, tryToReach } from './customer-absent.ts';
import { deliverByPhoto } from './deliver-by-photo.ts';
import { endDuty, startDuty } from './duty.ts';
import { offerTo, type OfferToProblem } from './offer-to.ts';
import { courierOf } from './policies.ts';
import { payOf, presentPay, presentState } from './present.ts';
import { readEarned, readJobs, readOffer, readShift } from './read-state.ts';

const MOST_ENTRIES = 50;

const OFFER_REFUSALS = {
  'gone': 'order-not-found',
  'not-offerable': 'wrong-step',
  'courier-off-duty': 'courier-off-duty',
  'courier-asked': 'courier-asked',
} as const satisfies Record<OfferToProblem['problem'], string>;

export function courierRoutes(api: Api): void {
  const pressed = (body: Tapped) => pressedAt(body, api.adapters.clock.now());
  mount(api, API.state.read, async ({ actor, scope }) => stateOf(actor, scope.locale));

  mount(api, API.duty.start, async ({ actor, body, scope }) => {
    await startDuty(api, actor, pressed(body));
    return stateOf(actor, scope.locale);
  });
  mount(api, API.duty.end, async ({ actor, body, scope }) => {
    await endDuty(api, actor, pressed(body));
    return stateOf(actor, scope.locale);
  });

  mount(api, API.offers.take, async ({ actor, params, body, scope }) => {
    await takeOffer(api, actor, { id: params.id, tappedAt: pressed(body) });
    return stateOf(actor, scope.locale);
  });
  mount(api, API.offers.decline, async ({ actor, params, body, scope }) => {
    await declineOffer(api, actor, { id: params.id, tappedAt: pressed(body) });
    return stateOf(actor, scope.locale);
  });

  mount(api, API.jobs.arrived, async ({ actor, params, body, scope }) => {
    await arrive(api, actor, { orderId: params.id, at: body.at, tappedAt: pressed(body) });
    return stateOf(actor, scope.locale);
  });
  mount(api, API.jobs.pickUp, async ({ actor, params, body, scope, request }) => {
    const press = onceForStaff(actor.staffId, 'pick-up', readIdempotencyKey(request.headers));
    await pickUpByCode(api, actor, { orderId: params.id, code: body.code, tappedAt: pressed(body), press });
    return stateOf(actor, scope.locale);
  });
  mount(api, API.jobs.absent, async ({ actor, params, body, scope }) => {
    await startWaiting(api, actor, { orderId: params.id, tappedAt: pressed(body) });
    return stateOf(actor, scope.locale);
  });
  mount(api, API.jobs.tried, async ({ actor, params, body, scope }) => {
    await tryToReach(api, actor, {
      orderId: params.id,
      tappedAt: pressed(body),
      tap: body.tapped_at,
      message: body.message,
    });
    return stateOf(actor, scope.locale);
  });
  mount(api, API.jobs.returnGoods, async ({ actor, params, body, scope }) => {
    await returnGoods(api, actor, { orderId: params.id, tappedAt: pressed(body) });
    return stateOf(actor, scope.locale);
  });
  mount(api, API.jobs.dispose, async ({ actor, params, body, scope }) => {
    await disposeGoods(api, actor, { orderId: params.id, tappedAt: pressed(body) });
    return stateOf(actor, scope.locale);
  });
  mount(api, API.jobs.giveBack, async ({ actor, params, body, scope, request }) => {
    const press = onceForStaff(actor.staffId, 'give-back', readIdempotencyKey(request.headers));
    await giveBackByCode(api, actor, { orderId: params.id, code: body.code, tappedAt: pressed(body), press });
    return stateOf(actor, scope.locale);
  });
  mount(api, API.jobs.deliver, async ({ actor, params, body, scope: { locale }, request }) => {
    const changeMinor = await deliverByCode(api, actor, {
      orderId: params.id,
      code: body.code,
      cashReceived: body.cash_received,
      tappedAt: pressed(body),
      press: onceForStaff(actor.staffId, 'deliver', readIdempotencyKey(request.headers)),
      locale,
    });
    const { money } = await presentingIn(api, locale);
    return { ...(await stateOf(actor, locale)), change: money(changeMinor) };
  });

  mount(api, API.jobs.deliverByPhoto, async ({ actor, params, body, files, scope: { locale } }) => {
    const changeMinor = await deliverByPhoto(api, actor, {
      orderId: params.id,
      place: body.place,
      photos: files.photo ?? [],
      cashReceived: body.cash_received,
      tappedAt: pressed(body),
      locale,
    });
    const { money } = await presentingIn(api, locale);
    return { ...(await stateOf(actor, locale)), change: money(changeMinor) };
  });

  mount(api, API.positions.send, async ({ actor, body: { lat, lng, heading, at } }) => ({
    is_kept: await recordPosition(api.db, {
      courierId: courierOf(actor),
      lat,
      lng,
      heading,
      at: at === undefined ? undefined : new Date(at),
    }),
  }));

  mount(api, API.cash.read, async ({ actor, scope }) => {
    const { money, settings } = await presentingIn(api, scope.locale);
    const courierId = courierOf(actor);
    const [balance, entries] = await Promise.all([readBalance(api.db, courierId), readEntries(api.db, courierId, MOST_ENTRIES)]);
    const { inHandMinor, limitMinor, isOverLimit } = cashInHand(balance, settings);
    return {
      in_hand: money(inHandMinor),
      limit: money(limitMinor),
      is_over_limit: isOverLimit,
      entries: entries.map(({ id, kind, order_id, amount_minor, at }) => ({
        id,
        kind,
        order_id,
        amount: money(amount_minor),
        at: at.toISOString(),
      })),
    };
  });

  mount(api, API.earnings.read, async ({ actor, query, scope }) => {
    const presenting = await presentingIn(api, scope.locale);
    const { timezone } = presenting.settings;
    const day = query.day ?? localTime(presenting.now.getTime(), timezone).date;
    const rows = await readEarned(api.db, courierOf(actor), { day, timezone });
    return {
      day,
      total: presenting.money(totalPay(rows.map((row) => payOf(row, presenting)))),
      orders: rows.map((row) => ({
        order_id: row.order_id,
        delivered_at: row.delivered_at.toISOString(),
        is_returned: row.is_returned,
        pay: presentPay(row, presenting),
      })),
    };
  });

  mount(api, OPERATOR_API.couriers.offer, async ({ actor, params, body }) => {
    const settings = await api.settings.read();
    const offered = await inTransaction(api.db, (trx) =>
      offerTo(trx, { orderId: params.id, courierId: body.courier_id, by: actor }, settings),
    );
    if (!offered.ok) throw refuse(OPERATOR_API.couriers.offer, OFFER_REFUSALS[offered.problem], { field: 'courier_id' });
    return { seconds: OFFER_SECONDS };
  });

  mount(api, OPERATOR_API.couriers.handIn, async ({ actor, params, body, scope: { locale } }) => {
    const { inHandMinor, limitMinor, isOverLimit } = await handInCash(api, actor, {
      courierId: params.id,
      amount: body.amount,
      seenInHand: body.in_hand,
      locale,
    });
    const { money } = await presentingIn(api, locale);
    return { in_hand: money(inHandMinor), limit: money(limitMinor), is_over_limit: isOverLimit };
  });

  async function stateOf(actor: Staff<'own deliveries'>, locale: Locale): Promise<CourierState> {
    const courierId = courierOf(actor);
    const [presenting, since, offer, jobs, balance] = await Promise.all([
      presentingIn(api, locale),
      readShift(api.db, courierId),
      readOffer(api.db, actor, locale),
      readJobs(api.db, actor, locale),
      readBalance(api.db, courierId),
    ]);
    return presentState({ since, offer, jobs, cash: cashInHand(balance, presenting.settings) }, presenting);
  }
}
