import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../test/api.ts';
import { fillHistory, SentStatements, wholeTableReads, type SentStatement } from '../test/explain-statements.ts';
import { buildShop } from '../test/shop.ts';

const [sent, sentByVisitors] = [new SentStatements(), new SentStatements()];
const { api, db, pool } = await testApi({ sentByJobs: sent, sent: sentByVisitors, checksInvariants: false, connections: 4 });
const onOtherPools = new Map<string, readonly SentStatement[]>();
const statementsOf = new Map<string, readonly SentStatement[]>();
/** A job of an earlier release without any work left sends no statement. */
const names = api.jobs.names.filter((name) => name !== 'play-order');

beforeAll(async () => {
  await buildShop(db);
  await fillHistory(pool);
  for (const name of names) {
    const payload = await payloadOf(name);
    sent.clear();
    sentByVisitors.clear();
    // A timed-out job has failed; its statements show why.
    await api.jobs.perform(name, payload).catch(() => undefined);
    statementsOf.set(name, sent.all());
    onOtherPools.set(name, sentByVisitors.all());
  }
  await pool.query('vacuum');
}, 120_000);

const MESSAGE = `select id from outbox where state = 'waiting' order by id limit 1`;
/** Read once per process and cached; and the tables of the sandbox gateway, which plays an external provider. */
const ELSEWHERE = new Set(['settings', 'roads', 'places', 'sandbox_payments', 'sandbox_refunds']);
/** It calls the public endpoint, as a provider does. */
const CALLS_THE_SHOP = 'sandbox-callback';

/** Requested jobs concern a row, whose id is read here. Scheduled jobs have no payload. */
const ABOUT: Readonly<Record<string, string>> = {
  'answer-message': `select id as "conversationId", 'en' as locale from conversations order by id limit 1`,
  'deliver-message': MESSAGE,
  'end-busy': `select min(id) as "storeId" from stores`,
  'forget-orders': `select customer_id as "customerId", json_build_object('at', 'infinity', 'id', 0) as behind from orders where customer_id is not null
    group by 1 order by count(*) desc limit 1`,
  'offer-courier': `select id as "orderId" from orders where status = 'pending' order by id limit 1`,
  'order-placed': `select id as "orderId" from orders where status = 'pending' order by id limit 1`,
  'push': `select id as target, json_build_object('kind', 'message', 'messageId', (select max(id) from messages)) as news, now()::text as since
    from push_subscriptions order by id desc limit 1`,
  'put-item-back': `select min(id) as "itemId" from items`,
  'send-mail': MESSAGE,
  'send-mail-code': MESSAGE,
  'send-sms': MESSAGE,
  'send-sms-code': MESSAGE,
  'sandbox-callback': `select 'sandbox-payment-' || max(id) as id from payments where state = 'captured' and provider_payment_id is not null`,
};

async function payloadOf(name: string): Promise<Readonly<Record<string, unknown>>> {
  const about = ABOUT[name];
  return about === undefined ? {} : (await pool.query<Record<string, unknown>>(about)).rows[0]!;
}

describe('the statements of a job read no whole table that grows', () => {
  test.each(names)('when %s has nothing to do', async (name) => {
    expect(statementsOf.get(name)).not.toEqual([]);
    expect(await wholeTableReads(pool, statementsOf.get(name)!)).toEqual([]);
  });

  describe('and while it has', () => {
    beforeAll(() => fillHistory(pool), 120_000);

    test.each(names)('work, such as %s', async (name) => {
      expect(await wholeTableReads(pool, statementsOf.get(name)!)).toEqual([]);
    });
  });
});

test('a job deletes the rows of every table whose rows expire', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_attribute join pg_class c on c.oid = attrelid
    where attname = 'expires_at' and relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const texts = [...statementsOf.values()].flat().map(({ text }) => text);
  const left = rows.filter(({ name }) => !texts.some((text) => new RegExp(`delete from "?${name}"?\\b`).test(text)));
  expect([rows.length > 3, left]).toEqual([true, []]);
});

test.each(names)('the statements of %s go over the pool of jobs', (name) => {
  const tables = onOtherPools.get(name)!.map(({ text }) => /\b(?:from|update|into) "?(\w+)/.exec(text)?.[1]);
  expect(tables.filter((table) => !ELSEWHERE.has(table!) && name !== CALLS_THE_SHOP)).toEqual([]);
});
