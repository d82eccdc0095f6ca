import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { mayOrder } from '../policies.ts';

/** Locks an order by prescription with which this person may do this. Other orders, also of the same store, are not found. */
export async function lockPrescription(trx: Transaction, staff: Staff, orderId: number, act: 'see prescriptions' | 'price prescriptions') {
  return trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where(mayOrder(staff, act))
    .where(sql<boolean>`cardinality(prescription_images) > 0`)
    .select([
      'id',
      'store_id',
      'status',
      'refusal_reason',
      'prescription_images',
      'customer_id',
      'guest_id',
      'contact_person_number',
      'locale',
    ])
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the order of a question that its customer answers. */
export async function lockAsked(trx: Transaction, orderId: number): Promise<{ readonly status: string } | undefined> {
  return trx.selectFrom('orders').where('id', '=', orderId).select('status').forUpdate().executeTakeFirst();
}

interface QuestionRow {
  readonly id: number;
  readonly question: string;
  readonly answer: string | null;
}

/** Questions of a locked order, the latest first. */
export async function listQuestions(trx: Transaction, orderId: number): Promise<readonly QuestionRow[]> {
  return trx
    .selectFrom('prescription_questions')
    .where('order_id', '=', orderId)
    .select(['id', 'question', 'answer'])
    .orderBy('id', 'desc')
    .execute();
}

export async function insertQuestion(trx: Transaction, orderId: number, question: string, staffId: number): Promise<number> {
  const { id } = await trx
    .insertInto('prescription_questions')
    .values({ order_id: orderId, question, asked_by: staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setAnswer(trx: Transaction, questionId: number, answer: string): Promise<void> {
  await trx
    .updateTable('prescription_questions')
    .set({ answer, answered_at: sql`clock_timestamp()` })
    .where('id', '=', questionId)
    .execute();
}
