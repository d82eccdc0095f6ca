import type { StaffScope } from '@bozor/domain/staff/permissions.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { answerCustomer } from '../messages/answer-customer.ts';
import { cleanText, LONGEST_BYTES } from '../messages/clean-text.ts';
import { findChat } from './store.ts';

const SENDERS = { 'own store': 'store', 'own deliveries': 'rider', 'all': 'operator' } as const satisfies Record<StaffScope, string>;

export type Answered =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: 'conversation-not-found' | 'message-empty' | 'message-too-long' };

/** A person answers a customer for their side. The customer reads the name of the store, the courier or the shop; the message keeps the person. */
export async function answerAsStaff(
  api: Api,
  by: Staff,
  { chatId, text, key }: { readonly chatId: number; readonly text: string; readonly key: string },
  locale: Locale,
): Promise<Answered> {
  const body = cleanText(text);
  if (body === '') return { ok: false, problem: 'message-empty' };
  if (Buffer.byteLength(body) > LONGEST_BYTES) return { ok: false, problem: 'message-too-long' };
  const chat = await findChat(api.db, by, chatId, { act: 'answer', locale });
  if (!chat) return { ok: false, problem: 'conversation-not-found' };
  await answerCustomer(api, { conversationId: chatId, by: SENDERS[by.scope.of], text: body, key, staffId: by.staffId });
  return { ok: true };
}
