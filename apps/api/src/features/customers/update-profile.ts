import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { CLEANED_PICTURE } from '@bozor/contract/files.ts';
import { API } from '@bozor/contract/routes.ts';
import { checkProfile } from '@bozor/domain/identity/check-account-form.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import { joinName, splitName } from '@bozor/domain/identity/person-name.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction, violates } from '../../platform/db/transaction.ts';
import type { Customer } from '../../platform/http/actor.ts';
import { Problem, problem, refusal, refuse, type Refusal } from '../../platform/http/problem.ts';
import type { SentFile } from '../../platform/http/read-form.ts';
import { newPictures } from '../../platform/media/keep-pictures.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { isCommonPassword } from '../identity/common-passwords.ts';
import { endSessions } from '../identity/end-sessions.ts';
import { hashPassword } from '../identity/passwords.ts';
import { forgetPicture, lockCustomer, updateCustomer, type KnownCustomer } from './store.ts';

type ProfileForm = GivenBodyOf<typeof API.customer.updateProfile>;

/** Changes what a customer says about themselves; what the form leaves out stays. A new password signs every other device out. */
export async function updateProfile(api: Api, actor: Customer, form: ProfileForm, files: readonly SentFile[]): Promise<void> {
  const { customerId, sessionId } = actor;
  const settings = await api.settings.read();
  const { manual_login: hasPasswords, password_min_length: minimum } = settings;
  const secrets = hasPasswords ? { password: form.password, confirm_password: form.confirm_password } : {};
  const pictures = await newPictures(api, { files, rule: CLEANED_PICTURE, purpose: 'profile', customerId });
  if (typeof pictures === 'string') throw refuse(API.customer.updateProfile, pictures, { field: 'image' });
  const passwordHash = await hashOfNew(secrets, settings);
  await pictures.store();
  let replaced: string | null;
  try {
    replaced = await inTransaction(api.db, async (trx) => {
      const before = await lockCustomer(trx, customerId);
      if (!before) throw problem('not-signed-in');
      const change = readChange({ ...form, ...secrets }, before, minimum);
      await pictures.note(trx);
      const [image] = pictures.keys;
      await updateCustomer(trx, customerId, { ...change, ...(passwordHash && { password_hash: passwordHash }), ...(image && { image }) });
      if (passwordHash) await endSessions(trx, customerId, sessionId);
      if (!image || !before.image) return null;
      await forgetPicture(trx, before.image);
      return before.image;
    });
  } catch (error) {
    await pictures.discard();
    if (violates(error, 'customers_phone')) throw refuse(API.customer.updateProfile, 'contact-taken', { field: 'phone' });
    if (violates(error, 'customers_email')) throw refuse(API.customer.updateProfile, 'contact-taken', { field: 'email' });
    throw error;
  }
  if (replaced) await api.adapters.media.remove(replaced);
}

function readChange(form: ProfileForm, before: KnownCustomer, minimum: number) {
  const written = {
    name: form.name ?? joinName({ firstName: before.f_name, lastName: before.l_name }),
    phone: form.phone ?? before.phone ?? '',
    email: form.email ?? before.email ?? '',
  };
  refuseAll(
    checkProfile({ ...written, password: form.password, confirm_password: form.confirm_password }, { minimum }).map((found) =>
      refusalOf(found, minimum),
    ),
  );
  const name = splitName(written.name);
  const phone = canonicalPhone(written.phone)!;
  if (before.is_phone_verified && phone !== before.phone) throw refuse(API.customer.updateProfile, 'phone-locked', { field: 'phone' });
  return { f_name: name.firstName, l_name: name.lastName, phone, email: canonicalEmail(written.email)! };
}

/** Hashing is slow and stands outside of the transaction; passwords that cannot be taken are refused there, with the other fields. */
async function hashOfNew({ password, confirm_password }: Pick<ProfileForm, 'password' | 'confirm_password'>, settings: Settings) {
  if (!password || password !== confirm_password || password.length < settings.password_min_length) return undefined;
  if (settings.refuse_common_passwords && isCommonPassword(password))
    throw refuse(API.customer.updateProfile, 'password-too-common', { field: 'password' });
  return hashPassword(password);
}

function refusalOf({ field, problem: found }: ReturnType<typeof checkProfile>[number], minimum: number): Refusal {
  switch (found) {
    case 'profile-name-required':
    case 'profile-phone-required':
    case 'email-required':
    case 'passwords-differ':
      return refusal(API.customer.updateProfile, found, { field });
    case 'password-too-short':
      return refusal(API.customer.updateProfile, found, { field, values: { minimum } });
    default:
      return refusal(API.customer.updateProfile, field === 'email' ? 'email-not-valid' : 'phone-not-valid', { field });
  }
}

function refuseAll([first, ...rest]: readonly Refusal[]): void {
  if (first) throw new Problem([first, ...rest]);
}
