import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { CLEANED_PICTURE } from '@bozor/contract/files.ts';
import { phoneRefusalOf } from '@bozor/contract/refusals.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkProfile } from '@bozor/domain/identity/check-account-form.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { joinName, splitName } from '@bozor/domain/identity/person-name.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction, violates } from '../../platform/db/transaction.ts';
import type { Customer } from '../../platform/http/actor.ts';
import { Problem, problem, refusal, refuse, type Refusal } from '../../platform/http/problem.ts';
import type { SentFile } from '../../platform/http/read-form.ts';
import { newPictures } from '../../platform/media/new-pictures.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { isCommonPassword } from '../../platform/passwords/common-passwords.ts';
import { endSessions } from '../identity/end-sessions.ts';
import { consumeExternalCode } from '../identity/external-code.ts';
import { sendCode, consumeCode, type CodeContext } from '../identity/one-time-codes.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { markVerified } from '../identity/mark-verified.ts';
import { deleteProfilePicture } from '../../platform/media/picture-records.ts';
import { updateCustomer } from '../identity/change-customer.ts';
import { findCustomer, lockCustomer, type KnownCustomer } from './store.ts';

type ProfileForm = GivenBodyOf<typeof API.customer.updateProfile>;

/** A code was sent to the new phone or e-mail. The change is made when the form is sent again with the code. */
export interface CodeWanted {
  readonly verificationOn: Identity['fieldType'];
  readonly resendAfterSeconds: number;
}

/**
 * Updates a customer's profile; missing fields stay unchanged. A new password ends all other sessions. If the shop verifies phones or
 * e-mails, each new one needs a code, and the rest of the form is not saved before the first code is right.
 */
export async function updateProfile(
  api: Api,
  actor: Customer,
  form: ProfileForm,
  files: readonly SentFile[],
  context: CodeContext,
): Promise<CodeWanted | undefined> {
  const { customerId, sessionId } = actor;
  const settings = await api.settings.read();
  const { manual_login: hasPasswords, password_min_length: minimum } = settings;
  // The payload of part 1 section 3 carries the password once.
  const secrets = hasPasswords ? { password: form.password, confirm_password: form.confirm_password ?? form.password } : {};
  const pictures = await newPictures(api, { files, rule: CLEANED_PICTURE, purpose: 'profile', customerId });
  if (typeof pictures === 'string') throw refuse(API.customer.updateProfile, pictures, { field: 'image' });
  const known = await findCustomer(api.db, customerId);
  if (!known) throw problem('not-signed-in');
  const wanted = wantsProof(settings, readChange({ ...form, ...secrets }, known, minimum), known, form.button_type);
  const proven = await provenBy(api, form, wanted);
  if (wanted[0] && !proven) return requestCode(api, customerId, wanted[0], context);
  const passwordHash = await hashOfNew(secrets, settings);
  await pictures.store();
  let replaced: string | null;
  let unproven: Identity | undefined;
  try {
    replaced = await inTransaction(api.db, async (trx) => {
      const before = await lockCustomer(trx, customerId);
      if (!before) throw problem('not-signed-in');
      const change = readChange({ ...form, ...secrets }, before, minimum);
      const waiting = wantsProof(settings, change, before, form.button_type).filter(({ fieldType }) => fieldType !== proven?.fieldType);
      const unchanged = Object.fromEntries(waiting.map(({ fieldType }) => [fieldType, before[fieldType]]));
      unproven = waiting[0];
      await pictures.note(trx);
      const [image] = pictures.keys;
      await updateCustomer(trx, customerId, {
        ...change,
        ...unchanged,
        ...(passwordHash && { password_hash: passwordHash }),
        ...(image && { image }),
      });
      if (proven) await markVerified(trx, customerId, proven);
      if (passwordHash) await endSessions(trx, customerId, sessionId);
      if (!image || !before.image) return null;
      await deleteProfilePicture(trx, before.image);
      return before.image;
    });
  } catch (error) {
    await pictures.discard();
    if (violates(error, 'customers_phone')) throw refuse(API.customer.updateProfile, 'contact-taken', { field: 'phone' });
    if (violates(error, 'customers_email')) throw refuse(API.customer.updateProfile, 'contact-taken', { field: 'email' });
    throw error;
  }
  if (replaced) await api.adapters.media.remove(replaced);
  return unproven && requestCode(api, customerId, unproven, context);
}

/**
 * The contacts that wait for a code, phone before e-mail: those that changed, where this shop verifies them, and the one that the customer
 * wants to prove by `button_type`.
 */
function wantsProof(
  { phone_verification, email_verification }: Settings,
  { phone, email }: ReturnType<typeof readChange>,
  before: KnownCustomer,
  button: ProfileForm['button_type'],
): Identity[] {
  const wantsPhone = button === 'phone' && !before.is_phone_verified;
  const wantsEmail = button === 'email' && !before.is_email_verified;
  return [
    ...(wantsPhone || (phone_verification && phone !== before.phone) ? [{ fieldType: 'phone', phone } as const] : []),
    ...(wantsEmail || (email_verification && email !== before.email) ? [{ fieldType: 'email', email } as const] : []),
  ];
}

/** Uses up the code of the form. Returns undefined when there was none. */
async function provenBy(
  api: Api,
  { otp, verification_on, verification_medium, session_info }: ProfileForm,
  wanted: readonly Identity[],
): Promise<Identity | undefined> {
  const to = wanted.find(({ fieldType }) => fieldType === verification_on);
  if (!to || otp === undefined) return undefined;
  if (verification_medium === 'firebase') await consumeExternalCode(api, to, { session_info: session_info ?? '', otp });
  else await consumeCode(api, { to, purpose: 'update_profile' }, otp);
  return to;
}

async function requestCode(api: Api, customerId: number, to: Identity, context: CodeContext): Promise<CodeWanted> {
  const { resendAfterSeconds } = await inTransaction(api.db, (trx) =>
    sendCode(api, trx, { to, purpose: 'update_profile', customerId }, context),
  );
  return { verificationOn: to.fieldType, resendAfterSeconds };
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

/** Hashing is slow, so it runs outside the transaction. Unacceptable passwords are refused there, with the other fields. */
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
      return refusal(API.customer.updateProfile, field === 'email' ? 'email-not-valid' : phoneRefusalOf(found), { field });
  }
}

function refuseAll([first, ...rest]: readonly Refusal[]): void {
  if (first) throw new Problem([first, ...rest]);
}
