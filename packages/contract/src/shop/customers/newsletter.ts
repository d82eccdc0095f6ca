import { FIELD_MESSAGES } from '@bozor/domain/identity/field-messages.ts';
import Type from 'typebox';
import { endpoint } from '../../endpoint.ts';
import { requiredText, Email, Exact, MessageReply } from '../../fields.ts';

/** Token from the letter: its holder owns the mailbox. */
const byToken = {
  method: 'POST',
  tag: 'Newsletter',
  access: 'anyone',
  rate: 'identity',
  body: Exact({ token: Type.String({ minLength: 16, maxLength: 128 }) }),
  reply: MessageReply,
  problems: { 'newsletter-token': { status: 404, message: 'This link is not valid any more.' } },
} as const;

export const newsletter = {
  /** The reply is the same for every address; letters are sent after the owner's confirmation. */
  subscribe: endpoint({
    method: 'POST',
    path: '/newsletter/subscribe',
    summary: 'Ask for the newsletter; a letter asks to confirm',
    tag: 'Newsletter',
    access: 'anyone',
    rate: 'identity',
    body: Exact({ email: requiredText(Email) }),
    reply: MessageReply,
    problems: { 'newsletter-email': { status: 422, message: FIELD_MESSAGES['newsletter-email-invalid'] } },
  }),
  confirm: endpoint({ ...byToken, path: '/newsletter/confirm', summary: 'Confirm the newsletter' }),
  unsubscribe: endpoint({ ...byToken, path: '/newsletter/unsubscribe', summary: 'Leave the newsletter' }),
};
