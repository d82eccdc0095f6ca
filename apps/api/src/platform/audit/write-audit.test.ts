import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { inTransaction } from '../db/transaction.ts';
import { writeAudit } from './write-audit.ts';

const { db, staff } = await testApi();
let first: number;
let second: number;

const write = (staffId: number, action: string) =>
  inTransaction(db, (trx) =>
    writeAudit(trx, {
      staff: { staffId, role: 'support', sessionId: 7, address: '203.0.113.9' },
      action,
      subject: 'order',
      subjectId: 123_456_789,
      before: { status: 'pending' },
      after: { status: 'canceled' },
      reason: 'The customer called.',
    }),
  );
const entriesOf = (staffId: number) => db.selectFrom('audit_log').where('staff_id', '=', staffId).selectAll().orderBy('position').execute();

beforeAll(async () => {
  [first, second] = [(await staff('support')).staffId, (await staff('support')).staffId];
});

describe('the audit log', () => {
  it('tells who, for whom, from where, before, after and why', async () => {
    await write(first, 'order.cancel');
    expect(await entriesOf(first)).toMatchObject([
      {
        staff_id: first,
        actor: 'support',
        action: 'order.cancel',
        subject: 'order',
        subject_id: '123456789',
        before: { status: 'pending' },
        after: { status: 'canceled' },
        session_id: 7,
        address: '203.0.113.9',
        reason: 'The customer called.',
      },
    ]);
  });

  it('numbers the entries of each person, also of twenty at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => write(second, 'order.note')));
    const positions = (await entriesOf(second)).map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it.each([
    ['a changed word', `update audit_log set reason = 'Never.'`],
    ['another person', `update audit_log set staff_id = null, position = 1000000`],
    ['an entry that is gone', `delete from audit_log`],
  ])('shows %s, even one made by the owner of the database', async (_what, change) => {
    const broken = await db
      .transaction()
      .execute(async (trx) => {
        await sql`alter table audit_log disable trigger user`.execute(trx);
        await sql`${sql.raw(change)} where staff_id = ${second} and position = 5`.execute(trx);
        const { rows } = await sql<{ id: number }>`select broken_audit() as id`.execute(trx);
        throw Object.assign(new Error('back'), { found: rows.length });
      })
      .catch((error: { found: number }) => error.found);
    expect(broken).toBeGreaterThan(0);
    expect((await sql`select broken_audit()`.execute(db)).rows).toEqual([]);
  });
});
