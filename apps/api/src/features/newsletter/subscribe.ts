import { API } from '@bozor/contract/shop/routes.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { postMessage } from '../../platform/outbox/outbox.ts';
import { requestSubscription } from './store.ts';
import { newsletterToken } from './token.ts';

/**
 * Stores an address and asks its owner to confirm, at most once a day. A subscribed address gets no mail, and the response is the same:
 * otherwise it would reveal subscribers.
 */
export async function subscribe(api: Api, typed: string, locale: Locale): Promise<void> {
  const email = canonicalEmail(typed);
  if (!email) throw refuse(API.newsletter.subscribe, 'newsletter-email', { field: 'email' });
  const token = newsletterToken(api.config.secrets.signing, email);
  const { business_name: shop } = await api.settings.read();
  const translate = (message: string) =>
    api.words.translate(locale, message, { shop, link: `${api.config.publicUrl}/newsletter#confirm=${token}` });
  const today = api.adapters.clock.now().toISOString().slice(0, 10);
  await inTransaction(
    api.db,
    async (transaction) => {
      if (!(await requestSubscription(transaction, email, token, locale))) return;
      await postMessage(api.jobs, transaction, {
        channel: 'email',
        to: email,
        subject: translate(SUBJECT),
        text: translate(LETTER),
        deduplicationKey: `newsletter:${today}:${email}`,
      });
    },
    { isRepeatable: true },
  );
}

const SUBJECT = 'Confirm the newsletter of {shop}';
const LETTER =
  'Somebody, we hope it was you, asked for the newsletter of {shop} at this address.\n\nTo get it, open this page and press the button:\n{link}\n\nIf it was not you, do nothing: no more letters will come.';
