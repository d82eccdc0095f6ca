import { API } from '@bozor/contract/courier/routes.ts';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { ageSteps, buildOnDuty, codesOf, give, placeReady, wrong, type CourierWithPerson } from '../../../test/couriers.ts';
import { buildShop } from '../../../test/shop.ts';

// The clock of the database, which the steps of an order have.
const tested = await testApi({ now: new Date().toISOString() });
const { db, call, staff, clock } = tested;
const shop = await buildShop(db);
const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1_000).toISOString();

let rider: CourierWithPerson;
let orderId: number;
let codes: Awaited<ReturnType<typeof codesOf>>;

beforeEach(async () => {
  rider = await buildOnDuty(tested, { zone_id: shop.zoneId });
  orderId = await placeReady(db, shop, {}, { tip: 33_400 });
  await give(db, orderId, rider.courierId);
  codes = await codesOf(db, orderId);
  await ageSteps(db, orderId);
});

describe('a wait that was kept without a network', () => {
  const { jobs } = API;
  const press = (endpoint: typeof jobs.tried, secondsAgo: number, body: object = {}) =>
    call(endpoint, { as: rider, params: { id: orderId }, body: { ...body, tapped_at: ago(secondsAgo) } });
  const absent = (secondsAgo: number) => press(jobs.absent as typeof jobs.tried, secondsAgo);
  const goBack = async (secondsAgo: number) => {
    const { status, body } = await press(jobs.returnGoods as unknown as typeof jobs.tried, secondsAgo);
    return status === 200 ? body.jobs[0]!.status : body.errors![0]!.code;
  };

  beforeEach(async () => {
    await call(jobs.pickUp, { as: rider, params: { id: orderId }, body: { code: codes.pickup_code, tapped_at: ago(1_500) } });
  });

  it('counts from its press, and the way back from when it was pressed', async () => {
    expect((await absent(500)).body.jobs[0]!.absence).toMatchObject({ seconds_left: 0, tries_left: 2 });
    await press(jobs.tried, 480);
    await press(jobs.tried, 470);
    expect(await goBack(210)).toBe('too-early');
    expect(await goBack(190)).toBe('returning');
  });

  it('shows the time that is left of it', async () => {
    expect((await absent(100)).body.jobs[0]!.absence!.seconds_left).toBeGreaterThan(190);
  });

  it('is not believed before the courier was at the door', async () => {
    await press(jobs.arrived as unknown as typeof jobs.tried, 60, { at: 'customer' });
    expect((await absent(900)).body.jobs[0]!.absence!.seconds_left).toBeGreaterThan(230);
  });

  it('has no try in a message before it was sent', async () => {
    await absent(900);
    await press(jobs.tried, 480, { message: 'at-the-door' });
    await press(jobs.tried, 470, { message: 'leaving-soon' });
    expect(await goBack(190)).toBe('tries-missing');
    expect(await goBack(-60)).toBe('returning');
  });
});

describe('presses that were kept without a network', () => {
  const tappedAt = async (status: 'picked_up' | 'delivered') =>
    (await db.selectFrom('order_events').where('order_id', '=', orderId).where('status', '=', status).select('tapped_at').execute()).map(
      ({ tapped_at: at }) => at?.toISOString(),
    );
  const sent = (
    call_: typeof API.jobs.pickUp | typeof API.jobs.deliver,
    key: string,
    body: { readonly code: string; readonly tapped_at?: string; readonly cash_received?: number },
  ) =>
    call(call_ as typeof API.jobs.deliver, {
      as: { headers: { ...rider.headers, 'idempotency-key': key } },
      params: { id: orderId },
      body,
    });

  it('each keep their own time, sent together, and the time is in the history that the operator reads', async () => {
    const [picked, delivered] = [ago(1_200), ago(300)];
    await sent(API.jobs.pickUp, 'a', { code: codes.pickup_code, tapped_at: picked });
    await sent(API.jobs.deliver, 'b', { code: codes.delivery_code, cash_received: 61_400, tapped_at: delivered });
    expect([await tappedAt('picked_up'), await tappedAt('delivered')]).toEqual([[picked], [delivered]]);
    const dispatcher = await staff('dispatcher');
    const { body } = await call(OPERATOR.orders.details, { as: dispatcher, params: { id: orderId } });
    expect(body.timeline.filter(({ status }) => status === 'picked_up' || status === 'delivered').map((each) => each.tapped_at)).toEqual([
      picked,
      delivered,
    ]);
    expect(body.timeline.find(({ act }) => act === 'cash_taken')?.tapped_at).toBe(delivered);
  });

  it('are not believed before the step before, nor after the clock of the server', async () => {
    await sent(API.jobs.pickUp, 'a', { code: codes.pickup_code, tapped_at: ago(1_200) });
    await sent(API.jobs.deliver, 'b', { code: codes.delivery_code, cash_received: 61_400, tapped_at: ago(4_000) });
    const [[picked], [delivered]] = [await tappedAt('picked_up'), await tappedAt('delivered')];
    // The shop's clock stands still in this test, and that of the steps does not.
    expect(Math.abs(Date.parse(delivered!) - Date.parse(picked!))).toBeLessThan(60_000);
  });

  it('have their age from the device, whose clock is wrong', async () => {
    const body = { code: codes.pickup_code, tapped_at: '2020-01-01T08:00:00Z', sent_at: '2020-01-01T08:10:00Z' };
    await call(API.jobs.pickUp, { as: rider, params: { id: orderId }, body });
    expect(await tappedAt('picked_up')).toEqual([ago(600)]);
  });

  it('take one try of a code, however often they are sent, and a new press takes another', async () => {
    const press = (key: string) => sent(API.jobs.pickUp, key, { code: wrong(codes.pickup_code) });
    const answers = [await press('a'), await press('a'), ...(await Promise.all([press('a'), press('a')]))];
    expect(answers.map(({ status, body }) => [status, body.errors?.[0]?.message])).toEqual(
      Array.from({ length: 4 }, () => [422, 'This code is not right. Tries left: 4']),
    );
    expect((await press('b')).body.errors?.[0]?.message).toBe('This code is not right. Tries left: 3');
    expect((await codesOf(db, orderId)).pickup_tries_left).toBe(3);
  });
});
