import { API } from '@bozor/contract/courier/routes.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { ageOffers, buildOnDuty, clearDuty, placeReady } from '../../../test/couriers.ts';
import { buildCourier } from '../../../test/fixtures.ts';
import { buildShop } from '../../../test/shop.ts';

const tested = await testApi();
const { api, db, call } = tested;
const shop = await buildShop(db);
const zone = { zone_id: shop.zoneId };
const played = await buildCourier(db, zone);

afterEach(() => clearDuty(db));

const offer = (orderId: number) => api.jobs.perform('offer-courier', { orderId });
const rowOf = (orderId: number) =>
  db.selectFrom('orders').where('id', '=', orderId).select(['rider_id', 'status']).executeTakeFirstOrThrow();
/** A round of the city long after each step was due. */
async function playLater(): Promise<void> {
  await sql`update orders set status_at = status_at - interval '10 minutes' where ended_as is null`.execute(db);
  await api.jobs.perform('play-city', {});
}

describe('the autopilot beside people on duty', () => {
  it('leaves an order that is offered to a person, and rides it once nobody of them fits', async () => {
    await buildOnDuty(tested, zone);
    const orderId = await placeReady(db, shop);
    await offer(orderId);
    await playLater();
    expect(await rowOf(orderId)).toEqual({ rider_id: null, status: 'handover' });
    await ageOffers(db, 30);
    await offer(orderId);
    expect((await rowOf(orderId)).rider_id).toBe(played);
    await playLater();
    await playLater();
    expect((await rowOf(orderId)).status).toBe('delivered');
  });

  it('does not ride for a person, and never assigns them', async () => {
    const rider = await buildOnDuty(tested, zone);
    const orderId = await placeReady(db, shop);
    await offer(orderId);
    const { body } = await call(API.state.read, { as: rider });
    await call(API.offers.take, { as: rider, params: { id: body.offer!.id } });
    await playLater();
    expect(await rowOf(orderId)).toEqual({ rider_id: rider.courierId, status: 'handover' });
    const other = await placeReady(db, shop);
    await offer(other);
    await ageOffers(db, 30);
    await offer(other);
    expect((await rowOf(other)).rider_id).not.toBe(rider.courierId);
  });

  it('rides at once while nobody is on duty', async () => {
    const orderId = await placeReady(db, shop);
    await playLater();
    await playLater();
    expect(await rowOf(orderId)).toMatchObject({ rider_id: expect.any(Number), status: 'delivered' });
  });
});
