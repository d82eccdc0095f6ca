import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { phoneRefusalOf } from '@bozor/contract/refusals.ts';
import { checkCodePhone } from '@bozor/domain/identity/check-account-form.ts';
import { parseIdentity, valueOf, type Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { canonicalPhone, type Phone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { signInProviderUser } from './sign-in-provider-user.ts';
import { signInVerified } from './log-in-by-code.ts';
import { resendCode, sendCode, consumeCode, type SentCode } from './one-time-codes.ts';
import { consumeExternalCode } from './external-code.ts';
import { readGuestsStep, readStep, consumeStep } from './pending-steps.ts';
import type { CodePurpose, PendingStep } from './proofs.ts';
import { markVerified } from './mark-verified.ts';
import type { SignInContext, SignedIn } from './signed-in.ts';
import { linkSocial } from './social-store.ts';
import { getCustomer, setPasswordUnproven, setUnverifiedPhone } from './store.ts';
import { rewriteStep } from './proof-store.ts';
import { VERIFYING } from './refusing-endpoints.ts';
import { takenRefusal } from './create-account.ts';

/** Sends another code for a waiting step, or a first sign-in code. */
export async function sendAnotherCode(
  api: Api,
  form: GivenBodyOf<typeof API.identity.sendOtp>,
  context: SignInContext,
): Promise<SentCode & { readonly to: Identity }> {
  const step = await stepOf(api, form, context);
  if (!step && !(await api.settings.read()).otp_login) throw refuse(API.identity.sendOtp, 'login-method-off', { field: 'login_type' });
  const mended = step && mendedPhone(step, form);
  if (mended) return sendToMended(api, step, mended, context);
  const to = step?.payload.to ?? writtenIn(form);
  const wanted = { to, purpose: step?.payload.purpose ?? 'login', customerId: step?.customerId } as const;
  return { ...(await inTransaction(api.db, (trx) => resendCode(api, trx, wanted, context))), to };
}

/** Another phone than that of the step, which waits for the first proof of an account's phone. */
function mendedPhone({ payload: { to, purpose, claims, social, provesPassword }, customerId }: PendingStep<'verify'>, form: CodeForm) {
  if (form.phone === undefined || to.fieldType !== 'phone' || purpose !== 'verify_phone') return undefined;
  if (customerId === undefined || claims || social || provesPassword) return undefined;
  const [found] = checkCodePhone({ phone: form.phone });
  if (found)
    throw refuse(API.identity.sendOtp, found.problem === 'phone-required' ? 'login-required' : phoneRefusalOf(found.problem), {
      field: 'phone',
    });
  const phone = canonicalPhone(form.phone)!;
  return phone === to.phone ? undefined : { customerId, phone };
}

/** The person mistyped the phone at sign-up: the account gets the right one, and the code goes there. */
async function sendToMended(
  api: Api,
  step: PendingStep<'verify'>,
  { customerId, phone }: { readonly customerId: number; readonly phone: Phone },
  context: SignInContext,
): Promise<SentCode & { readonly to: Identity }> {
  const to: Identity = { fieldType: 'phone', phone };
  try {
    return await inTransaction(api.db, async (trx) => {
      const before = await getCustomer(trx, customerId);
      if (!before || before.phone_verified_at || before.phone !== valueOf(step.payload.to))
        throw refuse(API.identity.sendOtp, 'step-expired');
      await setUnverifiedPhone(trx, customerId, phone);
      await rewriteStep(trx, step.tokenHash, { ...step.payload, to });
      return { ...(await sendCode(api, trx, { to, purpose: 'verify_phone', customerId }, context)), to };
    });
  } catch (error) {
    throw takenRefusal(error);
  }
}

/** Verifies a code. The step that waits for it continues; without a step the code signs its owner in. */
export function verifyCode(api: Api, form: GivenBodyOf<typeof API.identity.verifyPhone>, context: SignInContext): Promise<SignedIn> {
  return goOnWith(api, form, context, (to, purpose) => consumeCode(api, { to, purpose }, form.otp));
}

/** Verifies a code that the external phone verification sent, like one of the shop's own. */
export function verifyExternalCode(
  api: Api,
  form: GivenBodyOf<typeof API.identity.verifyFirebase>,
  context: SignInContext,
): Promise<SignedIn> {
  return goOnWith(api, form, context, async (to, purpose) => {
    // Anybody may ask the provider for a code, so a first one counts only where codes sign in.
    if (purpose === 'login' && !(await api.settings.read()).otp_login)
      throw refuse(API.identity.verifyFirebase, 'login-method-off', { field: 'login_type' });
    await consumeExternalCode(api, to, form);
  });
}

async function goOnWith(
  api: Api,
  form: CodeForm,
  context: SignInContext,
  consume: (to: Identity, purpose: CodePurpose) => Promise<void>,
): Promise<SignedIn> {
  const step = await stepOf(api, form, context);
  if (!step) {
    const to = writtenIn(form);
    await consume(to, 'login');
    return inTransaction(api.db, (trx) => signInVerified(api, trx, to, context));
  }
  const { to, purpose, loginType, claims, social, provesPassword } = step.payload;
  await consume(to, purpose);
  return inTransaction(api.db, async (trx) => {
    const customerId = step.customerId;
    if (!(await consumeStep(trx, step))) throw refuse(VERIFYING, 'step-expired');
    if (customerId === undefined && social) return signInProviderUser(api, trx, to, social, context);
    if (customerId === undefined) throw refuse(VERIFYING, 'step-expired');
    const before = await getCustomer(trx, customerId);
    // The contact was changed in the meantime, so the code proves nothing about this account.
    if (before?.[to.fieldType] !== (to.fieldType === 'phone' ? to.phone : to.email)) throw refuse(VERIFYING, 'step-expired');
    await markVerified(trx, customerId, to);
    if (claims) await markVerified(trx, customerId, claims);
    if (provesPassword) await setPasswordUnproven(trx, customerId, false);
    if (social) await linkSocial(trx, customerId, social);
    return completeSignIn(api, trx, (await getCustomer(trx, customerId))!, loginType, context);
  });
}

/** The step that waits for the code. Without a token, the guest's step of a password sign-in, if it waits for this phone or e-mail. */
async function stepOf(api: Api, form: CodeForm, context: SignInContext): Promise<PendingStep<'verify'> | undefined> {
  if (form.pending_token === undefined) {
    if (form.login_type !== 'manual') return undefined;
    const step = await readGuestsStep(api.db, context.guestId, 'verify');
    return step && valueOf(step.payload.to) === valueOf(writtenIn(form)) ? step : undefined;
  }
  const step = await readStep(api.db, form.pending_token, 'verify');
  if (!step) throw refuse(VERIFYING, 'step-expired');
  return step;
}

type CodeForm = Pick<GivenBodyOf<typeof API.identity.verifyPhone>, 'phone' | 'email' | 'pending_token' | 'login_type'>;

function writtenIn({ phone, email }: { readonly phone?: string; readonly email?: string }): Identity {
  const written = phone ?? email ?? '';
  const identity = parseIdentity(written);
  if (identity) return identity;
  const field = phone === undefined && email !== undefined ? 'email' : 'phone';
  throw refuse(API.identity.sendOtp, written.trim() === '' ? 'login-required' : 'login-not-valid', { field });
}
