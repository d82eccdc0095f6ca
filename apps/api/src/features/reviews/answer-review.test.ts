import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { API } from '@bozor/contract/store/routes.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildReview, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';

const { db, clock, call, staff } = await testApi();
const { reviews } = API;
let store: BuiltStore;
let item: BuiltItem;
let manager: Caller;
let other: Caller;
let moderator: Caller;

beforeAll(async () => {
  store = await buildStore(db);
  manager = await staff('store_manager', { storeId: store.id });
  other = await staff('store_owner', { storeId: (await buildStore(db)).id });
  moderator = await staff('support');
});
beforeEach(async () => {
  clock.set('2026-11-20T10:00:00Z');
  item = await buildItem(db, { store, name: { en: 'Plov', ru: 'Плов' } });
});

const list = async (query: Record<string, unknown> = {}, as = manager) => (await call(reviews.list, { as, query })).body;
const reply = (review: number, text = 'Thank you', as = manager) => call(reviews.answer, { as, params: { review }, body: { reply: text } });
const report = (review: number, as = manager) => call(reviews.report, { as, params: { review }, body: { reason: 'insult', note: 'Rude' } });
const decide = (review: number, is_hidden: boolean, note = 'An opinion') =>
  call(OPERATOR.reviews.decide, { as: moderator, params: { review }, body: { is_hidden, note } });
const codeOf = ({ status, body }: { status: number; body: { errors?: readonly { code: string }[] } }) => [status, body.errors?.[0]?.code];
const shown = async () =>
  (await call(SHOP.reviews.ofItem, { params: { id: item.id }, query: { limit: 10 + Math.floor(Math.random() * 40) } })).body;
const audited = async (review: number) =>
  (
    await db
      .selectFrom('audit_log')
      .where('subject', '=', 'review')
      .where('subject_id', '=', String(review))
      .orderBy('id')
      .select('action')
      .execute()
  ).map(({ action }) => action);

describe('the reviews of a store', () => {
  it('are its own, the newest first, by stars and by what waits for a reply', async () => {
    const [first, second, third] = [
      await buildReview(db, item, { rating: 5, comment: 'Good' }),
      await buildReview(db, item, { rating: 1, comment: 'Cold', reply: 'Sorry' }),
      await buildReview(db, item, { rating: 1, comment: 'Late' }),
    ];
    const hidden = await buildReview(db, item, { rating: 1, is_visible: false });
    const ids = async (query: Record<string, unknown> = {}) => (await list(query)).reviews.map(({ id }) => id);
    const all = await ids();
    expect(all.slice(0, 3)).toEqual([third.id, second.id, first.id]);
    expect(all).not.toContain(hidden.id);
    expect((await ids({ stars: 1 })).slice(0, 2)).toEqual([third.id, second.id]);
    expect((await ids({ show: 'unanswered', stars: 1 }))[0]).toBe(third.id);
    expect(await ids({ show: 'unanswered' })).not.toContain(second.id);
    expect((await ids({ before: second.id }))[0]).toBe(first.id);
    expect((await list({}, other)).reviews).toEqual([]);
    expect((await list()).reviews[0]).toMatchObject({
      customer_name: 'Aziza K.',
      item_name: 'Plov',
      comment: 'Late',
      reply: null,
      report: null,
    });
  });

  it('come in pages of twenty', async () => {
    for (let count = 0; count < 21; count += 1) await buildReview(db, item, { rating: 3 });
    const { reviews: first, next } = await list({ stars: 3 });
    expect([first.length, next]).toEqual([20, first.at(-1)!.id]);
    expect(await list({ stars: 3, before: next! })).toMatchObject({ reviews: [{ rating: 3 }], next: null });
  });
});

describe('a reply', () => {
  it('is read by customers, and may be changed for a quarter of an hour', async () => {
    const { id } = await buildReview(db, item, { comment: 'Cold' });
    expect((await reply(id)).body).toMatchObject({ reply: 'Thank you', reply_changes_until: '2026-11-20T10:15:00.000Z' });
    expect((await shown()).reviews).toMatchObject([{ reply: 'Thank you' }]);
    clock.set('2026-11-20T10:14:00Z');
    expect((await reply(id, 'We are sorry')).body.reply_changes_until).toBe('2026-11-20T10:15:00.000Z');
    clock.set('2026-11-20T10:15:00Z');
    expect(codeOf(await reply(id, 'Or not'))).toEqual([409, 'reply-final']);
    expect((await reply(id, 'We are sorry')).body).toMatchObject({ reply: 'We are sorry', reply_changes_until: null });
    expect(await audited(id)).toEqual(['review.reply', 'review.reply']);
  });

  it('has words, and is of the store’s own people', async () => {
    const { id } = await buildReview(db, item);
    expect((await reply(id, ' ')).status).toBe(422);
    expect(codeOf(await reply(id, 'Hello', other))).toEqual([404, 'review-not-found']);
    expect((await reply(id, 'Hello', await staff('kitchen', { storeId: store.id }))).status).toBe(403);
  });
});

describe('a reported review', () => {
  it('waits for the operator, once', async () => {
    const { id } = await buildReview(db, item, { comment: 'Fools' });
    const [one, two] = await Promise.all([report(id), report(id)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.report).toEqual({ reason: 'insult', note: 'Rude', at: '2026-11-20T10:00:00.000Z', is_kept: false, answer: null });
    const { body } = await call(OPERATOR.reviews.reported, { as: moderator });
    expect(body.reviews.filter((each) => each.id === id)).toMatchObject([{ comment: 'Fools', report: { reason: 'insult', note: 'Rude' } }]);
    expect(body.total).toBe(body.reviews.length);
    expect(await audited(id)).toEqual(['review.report']);
    expect(codeOf(await report(id, other))).toEqual([404, 'review-not-found']);
  });

  it('is taken out of sight with its stars, or kept with a reason that the store reads', async () => {
    const [rude, honest] = [await buildReview(db, item, { rating: 1 }), await buildReview(db, item, { rating: 2 })];
    for (const { id } of [rude, honest]) await report(id);
    expect((await decide(rude.id, true, 'Insults')).body).toEqual({ is_hidden: true });
    expect((await decide(honest.id, false)).body).toEqual({ is_hidden: false });
    // The first answer counts.
    expect((await decide(honest.id, true)).body).toEqual({ is_hidden: false });
    expect(await shown()).toMatchObject({ total_size: 1, summary: { avg_rating: 2, rating_count: 1 } });
    const [kept] = (await list({ stars: 2 })).reviews;
    expect(kept).toMatchObject({ id: honest.id, report: { is_kept: true, answer: 'An opinion' } });
    expect([await audited(rude.id), await audited(honest.id)]).toEqual([
      ['review.report', 'review.hide'],
      ['review.report', 'review.keep'],
    ]);
    const { reviews: waiting } = (await call(OPERATOR.reviews.reported, { as: moderator })).body;
    expect(waiting.map(({ id }) => id)).not.toContain(honest.id);
  });

  it('is decided with a reason, and only if somebody reported it', async () => {
    const { id } = await buildReview(db, item);
    expect(codeOf(await decide(id, true))).toEqual([404, 'review-not-found']);
    await report(id);
    expect((await decide(id, true, ' ')).status).toBe(422);
  });
});
