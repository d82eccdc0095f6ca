import { CLEANED_PICTURE } from '@bozor/contract/files.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import { splitName } from '@bozor/domain/identity/person-name.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction, violates } from '../../platform/db/transaction.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import type { SentFile, SentFiles } from '../../platform/http/read-form.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { newPictures } from '../../platform/media/new-pictures.ts';
import { postMessage } from '../../platform/outbox/outbox.ts';
import { countTries } from '../../platform/rates/count-tries.ts';
import type { Person } from './store.ts';

const APPLYING = [API.registration.store, API.registration.courier] as const;

/** Each application mails the operator, so a larger number is an attack. */
const MOST_AN_HOUR = 20;

/** Context of a form: files, reader's language and IP address. */
export interface ApplicationContext {
  readonly files: SentFiles;
  readonly locale: Locale;
  readonly ip: string;
}

interface Application {
  readonly kind: 'store' | 'courier';
  readonly person: Person;
  readonly picture: { readonly field: string; readonly files: readonly SentFile[] };
  readonly insert: (trx: Transaction, picture: string | null) => Promise<number>;
  /** Further facts for the operator's mail. */
  readonly subject: string;
  readonly facts: readonly string[];
}

/** Stores an application with its picture and mails the operator. Only one open application per phone and e-mail. */
export async function submitApplication(
  api: Api,
  ip: string,
  { kind, person, picture, insert, subject, facts }: Application,
): Promise<void> {
  const pictures = await newPictures(api, { files: picture.files, rule: CLEANED_PICTURE, purpose: 'registration' });
  if (typeof pictures === 'string') throw refuse(APPLYING, pictures, { field: picture.field });
  if (api.config.rateLimits) {
    const { waitSeconds } = await countTries(api.db, [{ bucket: `apply-from:${ip}`, limit: MOST_AN_HOUR, seconds: 3600 }]);
    if (waitSeconds !== undefined) throw problem('too-many-requests', { retryAfterSeconds: waitSeconds });
  }
  const { business_email: operator } = await api.settings.read();
  await pictures.store();
  try {
    await inTransaction(api.db, async (trx) => {
      await pictures.note(trx);
      const id = await insert(trx, pictures.keys[0] ?? null);
      const text = [...facts, `${person.f_name} ${person.l_name}`.trim(), person.phone, person.email].join('\n');
      await postMessage(api.jobs, trx, { channel: 'email', to: operator, subject, text, deduplicationKey: `application:${kind}:${id}` });
    });
  } catch (error) {
    await pictures.discard();
    if (violates(error, `${TABLES[kind]}_phone`)) throw refuse(APPLYING, 'already-applied', { field: 'phone' });
    if (violates(error, `${TABLES[kind]}_email`)) throw refuse(APPLYING, 'already-applied', { field: 'email' });
    throw error;
  }
}

const TABLES = { store: 'vendor_registrations', courier: 'rider_registrations' } as const;

/** Applicant's columns, which both tables share. The form was validated before. */
export function personOf(
  form: { readonly contact_person_name: string; readonly phone: string; readonly email: string },
  locale: Locale,
): Person {
  const { firstName, lastName } = splitName(form.contact_person_name);
  return { f_name: firstName, l_name: lastName, phone: canonicalPhone(form.phone)!, email: canonicalEmail(form.email)!, locale };
}
