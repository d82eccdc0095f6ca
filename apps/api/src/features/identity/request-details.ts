import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { initialledName } from '@bozor/domain/identity/person-name.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import { contactOf } from './complete-sign-in.ts';
import { createPendingStep } from './pending-steps.ts';
import type { Social } from './proofs.ts';
import { stepReply, type SignInContext, type LoginType, type SignedIn } from './signed-in.ts';
import type { Account } from './store.ts';

/** Verified facts about the person who signs in. */
export interface Shown {
  readonly proven: Identity;
  readonly loginType: LoginType;
  readonly social?: Social | undefined;
}

/** No account has this contact: a new one is created after the name is given. */
export async function requestName(trx: Transaction, shown: Shown, context: SignInContext): Promise<SignedIn> {
  const token = await createPendingStep(trx, 'user_info', shown, { guestId: context.guestId });
  return stepReply(shown.loginType, { is_personal_info: 0, pending_token: token, ...contactOf(shown.proven) });
}

/** Another account has this contact: asks 'Is It You?' and shows only enough of it for its owner to recognize. */
export async function requestConfirmation(trx: Transaction, customer: Account, shown: Shown, context: SignInContext): Promise<SignedIn> {
  const token = await createPendingStep(trx, 'match_account', shown, { customerId: customer.id, guestId: context.guestId });
  return stepReply(shown.loginType, { is_exist_user: presentMatch(customer), pending_token: token, ...contactOf(shown.proven) });
}

export function presentMatch({ f_name: firstName, l_name: lastName, image: key }: Account): NonNullable<SignedIn['is_exist_user']> {
  const image = mediaUrl(key);
  return { name: initialledName({ firstName, lastName }), image, image_full_url: image };
}
