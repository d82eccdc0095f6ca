import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../test/api.ts';
import { fillHistory, SentStatements, wholeTableReads, type SentStatement } from '../test/explain-statements.ts';
import { buildShop } from '../test/shop.ts';

const sent = new SentStatements();
const { api, db, pool } = await testApi({ sent, checksInvariants: false, connections: 4 });
const statementsOf = new Map<string, readonly SentStatement[]>();

beforeAll(async () => {
  await buildShop(db);
  await fillHistory(pool);
  for (const name of api.jobs.names) {
    const payload = await payloadOf(name);
    sent.clear();
    // One that takes too long has failed; its statements say why.
    await api.jobs.perform(name, payload).catch(() => undefined);
    statementsOf.set(name, sent.all());
  }
  await pool.query('vacuum');
}, 120_000);

/** Jobs that somebody asks for are about a row, whose number is read here. Jobs that run by the clock are told nothing. */
const ABOUT: Readonly<Record<string, string>> = {
  'answer-message': `select id as "conversationId", 'en' as locale from conversations order by id limit 1`,
  'deliver-message': `select id from outbox where state = 'waiting' order by id limit 1`,
  'forget-orders': `select customer_id as "customerId", json_build_object('at', 'infinity', 'id', 0) as behind from orders where customer_id is not null
    group by 1 order by count(*) desc limit 1`,
  'order-placed': `select id as "orderId" from orders where status = 'pending' order by id limit 1`,
  'play-order': `select id as "orderId" from orders where status = 'confirmed' order by id limit 1`,
  'push': `select id as target, json_build_object('kind', 'message', 'messageId', (select max(id) from messages)) as news, now()::text as since
    from push_subscriptions order by id desc limit 1`,
  'sandbox-callback': `select 'sandbox-payment-' || max(id) as id from payments where state = 'captured' and provider_payment_id is not null`,
};

async function payloadOf(name: string): Promise<Readonly<Record<string, unknown>>> {
  const about = ABOUT[name];
  return about === undefined ? {} : (await pool.query<Record<string, unknown>>(about)).rows[0]!;
}

describe('the statements of a job read no whole table that grows', () => {
  test.each(api.jobs.names)('when %s has nothing to do', async (name) => {
    expect(statementsOf.get(name)).not.toEqual([]);
    expect(await wholeTableReads(pool, statementsOf.get(name)!)).toEqual([]);
  });

  describe('and while it has', () => {
    beforeAll(() => fillHistory(pool), 120_000);

    test.each(api.jobs.names)('work, such as %s', async (name) => {
      expect(await wholeTableReads(pool, statementsOf.get(name)!)).toEqual([]);
    });
  });
});
