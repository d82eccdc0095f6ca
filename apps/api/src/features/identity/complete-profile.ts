import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { phoneRefusalOf } from '@bozor/contract/refusals.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { valueOf, type Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { checkCodePhone } from '@bozor/domain/identity/check-account-form.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import { splitName } from '@bozor/domain/identity/person-name.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Problem, refusal, refuse, type Refusal } from '../../platform/http/problem.ts';
import { completeSignIn, requestCode, contactOf, verifiedContactOf } from './complete-sign-in.ts';
import { requestName } from './request-details.ts';
import { createAccount, referrerOf, takenRefusal } from './create-account.ts';
import { readGuestsStep, readStep, consumeStep } from './pending-steps.ts';
import type { PendingStep } from './proofs.ts';
import { markVerified } from './mark-verified.ts';
import type { SignInContext, SignedIn } from './signed-in.ts';
import { linkSocial } from './social-store.ts';
import { findByIdentity, revokeSessions, getCustomer, nameCustomer, releaseUnverified, setPasswordUnproven } from './store.ts';

type Form = GivenBodyOf<typeof API.identity.updateInfo>;

/**
 * Last step of a sign-in by code or provider: the name, or the answer to 'Is It You?'. It needs the previous step's token, or the guest id
 * of that step.
 */
export async function completeProfile(api: Api, form: Form, context: SignInContext): Promise<SignedIn> {
  const step = await stepOf(api, form, context);
  if (step.step === 'user_info') return giveName(api, form, step, context);
  return form.existing_user === 'yes' ? joinAccount(api, form, step, context) : leaveAccount(api, step, context);
}

/** Finds the step by its token, else by the guest id. Without a token, a form with another contact than the verified one is refused. */
async function stepOf(api: Api, form: Form, context: SignInContext): Promise<PendingStep<'user_info' | 'match_account'>> {
  const { pending_token: token } = form;
  if (token !== undefined) {
    const step = await readStep(api.db, token, 'user_info', 'match_account');
    if (!step) throw refuse(API.identity.updateInfo, 'step-expired');
    return step;
  }
  const step = await readGuestsStep(api.db, context.guestId, 'user_info', 'match_account');
  if (!step || !isNamed(step.payload.proven, form)) throw refuse(API.identity.updateInfo, 'proof-required');
  return step;
}

/** The form carries the verified contact, or leaves its field empty. */
function isNamed(proven: Identity, form: Form): boolean {
  const written = form[proven.fieldType]?.trim() ?? '';
  const named = proven.fieldType === 'phone' ? canonicalPhone(written) : canonicalEmail(written);
  return written === '' || named === valueOf(proven);
}

/**
 * The person confirms that the account is theirs. If it has a verified contact, that contact must confirm by code. Otherwise its sessions
 * end and its password needs a code once, because a stranger who knew the phone may have set it (auth-54).
 */
async function joinAccount(api: Api, form: Form, step: PendingStep<'match_account'>, context: SignInContext): Promise<SignedIn> {
  const { proven, loginType, social } = step.payload;
  return inTransaction(api.db, async (trx) => {
    const customer = step.customerId === undefined ? undefined : await getCustomer(trx, step.customerId);
    if (!customer || !(await consumeStep(trx, step))) throw refuse(API.identity.updateInfo, 'step-expired');
    if (customer[proven.fieldType] !== valueOf(proven)) throw refuse(API.identity.updateInfo, 'step-expired');
    const owner = verifiedContactOf(customer);
    if (owner)
      return requestCode(
        api,
        trx,
        { to: owner, purpose: 'match_account', customerId: customer.id, loginType, claims: proven, social },
        context,
      );
    await setPasswordUnproven(trx, customer.id, true);
    await revokeSessions(trx, customer.id);
    await markVerified(trx, customer.id, proven);
    if (social) await linkSocial(trx, customer.id, social);
    return completeSignIn(api, trx, (await getCustomer(trx, customer.id))!, loginType, context);
  });
}

/**
 * The person says that the account is not theirs: a new account follows once it has a name. An e-mail that the other account has verified
 * cannot be used; the person has to sign in by phone.
 */
async function leaveAccount(api: Api, step: PendingStep<'match_account'>, context: SignInContext): Promise<SignedIn> {
  const { proven, social } = step.payload;
  return inTransaction(api.db, async (trx) => {
    if (!(await consumeStep(trx, step))) throw refuse(API.identity.updateInfo, 'step-expired');
    const other = social && (await findByIdentity(trx, proven));
    if (other?.[`${proven.fieldType}_verified_at`]) throw refuse(API.identity.updateInfo, 'email');
    return requestName(trx, step.payload, context);
  });
}

async function giveName(api: Api, form: Form, step: PendingStep<'user_info'>, context: SignInContext): Promise<SignedIn> {
  const { proven, loginType, social } = step.payload;
  const { name, other } = readForm(form, proven);
  const referrerId = await referrerOf(api, form.ref_code);
  try {
    return await inTransaction(api.db, async (trx) => {
      if (!(await consumeStep(trx, step))) throw refuse(API.identity.updateInfo, 'step-expired');
      if (step.customerId !== undefined) {
        await nameCustomer(trx, step.customerId, splitName(name));
        return completeSignIn(api, trx, (await getCustomer(trx, step.customerId))!, loginType, context);
      }
      await releaseUnverified(trx, proven);
      const contact = { phone: null, email: null, ...contactOf(proven), ...(other && contactOf(other)) };
      const customer = await createAccount(api, trx, { name, ...contact, passwordHash: null, locale: context.locale, referrerId });
      await markVerified(trx, customer.id, proven);
      if (social) await linkSocial(trx, customer.id, social);
      return completeSignIn(api, trx, (await getCustomer(trx, customer.id))!, loginType, context);
    });
  } catch (error) {
    throw takenRefusal(error);
  }
}

/** Reads the name and the second contact. The verified contact comes only from the step. */
function readForm(form: Form, proven: Identity): { readonly name: string; readonly other: Identity | undefined } {
  const problems: Refusal[] = [];
  const name = form.name?.trim() ?? '';
  if (name === '') problems.push(refusal(API.identity.updateInfo, 'first-name-required', { field: 'name' }));
  const field = proven.fieldType === 'phone' ? 'email' : 'phone';
  const written = form[field]?.trim() ?? '';
  const email = field === 'email' ? canonicalEmail(written) : undefined;
  const phone = field === 'phone' ? canonicalPhone(written) : undefined;
  if (written !== '' && !email && !phone) {
    const [found] = field === 'phone' ? checkCodePhone({ phone: written }) : [];
    problems.push(refusal(API.identity.updateInfo, found ? phoneRefusalOf(found.problem) : 'email-not-valid', { field }));
  }
  const [first, ...rest] = problems;
  if (first) throw new Problem([first, ...rest]);
  return { name, other: email ? { fieldType: 'email', email } : phone ? { fieldType: 'phone', phone } : undefined };
}
