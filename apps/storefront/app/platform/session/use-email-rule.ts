import type { GuestEmailRule } from '@bozor/domain/identity/email.ts';
import { useConfig } from '../settings/config.ts';
import { useSession } from './session.tsx';

/** The rule for the e-mail of this shopper's order: the operator's for guests; an account has its own e-mail. */
export function useEmailRule(): GuestEmailRule {
  const { isSignedIn } = useSession();
  const { guest_email: ofGuests } = useConfig();
  return isSignedIn ? 'off' : ofGuests;
}
