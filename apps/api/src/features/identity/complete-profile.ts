import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import { splitName } from '@bozor/domain/identity/person-name.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Problem, refusal, refuse, type Refusal } from '../../platform/http/problem.ts';
import { admit, askForCode, contactOf, provenOf, valueOf } from './admit.ts';
import { askForName } from './ask-person.ts';
import { createAccount, referrerOf, sayTaken } from './create-account.ts';
import { readGuestsStep, readStep, spendStep } from './pending-steps.ts';
import type { PendingStep } from './proofs.ts';
import { prove } from './prove.ts';
import type { Arriving, SignedIn } from './signed-in.ts';
import { linkSocial } from './social-store.ts';
import { findByIdentity, revokeSessions, getCustomer, nameCustomer, releaseUnproven, setPassword } from './store.ts';

type Form = GivenBodyOf<typeof API.identity.updateInfo>;

/** The last questions of a sign-in by code or by a provider: a name, or whether an account is one's own. Only the step before opens it, by its token or by the guest id that it was made with. */
export async function completeProfile(api: Api, form: Form, arriving: Arriving): Promise<SignedIn> {
  const step = await stepOf(api, form, arriving);
  if (step.step === 'user_info') return giveName(api, form, step, arriving);
  return form.existing_user === 'yes' ? joinAccount(api, form, step, arriving) : leaveAccount(api, step, arriving);
}

/** Without a token, a guest's own step; one who names another phone or e-mail than was proven has not proven it. */
async function stepOf(api: Api, form: Form, arriving: Arriving): Promise<PendingStep<'user_info' | 'match_account'>> {
  const { pending_token: token } = form;
  if (token !== undefined) {
    const step = await readStep(api.db, token, 'user_info', 'match_account');
    if (!step) throw refuse(API.identity.updateInfo, 'step-expired');
    return step;
  }
  const step = await readGuestsStep(api.db, arriving.guestId, 'user_info', 'match_account');
  if (!step || !isNamed(step.payload.proven, form)) throw refuse(API.identity.updateInfo, 'proof-required');
  return step;
}

/** The form names this phone or e-mail, or none of its kind. */
function isNamed(proven: Identity, form: Form): boolean {
  const written = form[proven.fieldType]?.trim() ?? '';
  const named = proven.fieldType === 'phone' ? canonicalPhone(written) : canonicalEmail(written);
  return written === '' || named === valueOf(proven);
}

/**
 * Yes, it is me. What the account proved before has to allow it; with nothing proven, whoever set its password is shut out, because
 * it may have been laid there by somebody who knew the number (auth-54).
 */
async function joinAccount(api: Api, form: Form, step: PendingStep<'match_account'>, arriving: Arriving): Promise<SignedIn> {
  const { proven, loginType, social } = step.payload;
  return inTransaction(api.db, async (trx) => {
    const customer = step.customerId === undefined ? undefined : await getCustomer(trx, step.customerId);
    if (!customer || !(await spendStep(trx, step))) throw refuse(API.identity.updateInfo, 'step-expired');
    if (customer[proven.fieldType] !== valueOf(proven)) throw refuse(API.identity.updateInfo, 'step-expired');
    const owner = provenOf(customer);
    if (owner)
      return askForCode(
        api,
        trx,
        { to: owner, purpose: 'match_account', customerId: customer.id, loginType, claims: proven, social },
        arriving,
      );
    await setPassword(trx, customer.id, null);
    await revokeSessions(trx, customer.id);
    await prove(trx, customer.id, proven);
    if (social) await linkSocial(trx, customer.id, social);
    return admit(api, trx, (await getCustomer(trx, customer.id))!, loginType, arriving);
  });
}

/** No, somebody else's: a new account it is, once it has a name. An e-mail that the other has proven cannot be taken from it; a phone has to do. */
async function leaveAccount(api: Api, step: PendingStep<'match_account'>, arriving: Arriving): Promise<SignedIn> {
  const { proven, social } = step.payload;
  return inTransaction(api.db, async (trx) => {
    if (!(await spendStep(trx, step))) throw refuse(API.identity.updateInfo, 'step-expired');
    const other = social && (await findByIdentity(trx, proven));
    if (other?.[`${proven.fieldType}_verified_at`]) throw refuse(API.identity.updateInfo, 'email');
    return askForName(trx, step.payload, arriving);
  });
}

async function giveName(api: Api, form: Form, step: PendingStep<'user_info'>, arriving: Arriving): Promise<SignedIn> {
  const { proven, loginType, social } = step.payload;
  const { name, other } = readForm(form, proven);
  const referrerId = await referrerOf(api, form.ref_code);
  try {
    return await inTransaction(api.db, async (trx) => {
      if (!(await spendStep(trx, step))) throw refuse(API.identity.updateInfo, 'step-expired');
      if (step.customerId !== undefined) {
        await nameCustomer(trx, step.customerId, splitName(name));
        return admit(api, trx, (await getCustomer(trx, step.customerId))!, loginType, arriving);
      }
      await releaseUnproven(trx, proven);
      const contact = { phone: null, email: null, ...contactOf(proven), ...(other && contactOf(other)) };
      const customer = await createAccount(api, trx, { name, ...contact, passwordHash: null, locale: arriving.locale, referrerId });
      await prove(trx, customer.id, proven);
      if (social) await linkSocial(trx, customer.id, social);
      return admit(api, trx, (await getCustomer(trx, customer.id))!, loginType, arriving);
    });
  } catch (error) {
    throw sayTaken(error);
  }
}

/** The name, and the other of phone and e-mail when it was given: only what was proven is taken from the step. */
function readForm(form: Form, proven: Identity): { readonly name: string; readonly other: Identity | undefined } {
  const problems: Refusal[] = [];
  const name = form.name?.trim() ?? '';
  if (name === '') problems.push(refusal(API.identity.updateInfo, 'first-name-required', { field: 'name' }));
  const field = proven.fieldType === 'phone' ? 'email' : 'phone';
  const written = form[field]?.trim() ?? '';
  const email = field === 'email' ? canonicalEmail(written) : undefined;
  const phone = field === 'phone' ? canonicalPhone(written) : undefined;
  if (written !== '' && !email && !phone) problems.push(refusal(API.identity.updateInfo, `${field}-not-valid`, { field }));
  const [first, ...rest] = problems;
  if (first) throw new Problem([first, ...rest]);
  return { name, other: email ? { fieldType: 'email', email } : phone ? { fieldType: 'phone', phone } : undefined };
}
