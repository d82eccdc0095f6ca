import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import type { SocialProvider } from '../../ports/social-provider.ts';

/** Purpose of a code. A code is invalid for any other purpose. */
export type CodePurpose = 'login' | 'verify_phone' | 'verify_email' | 'match_account' | 'reset_password' | 'update_profile';

/** A person as a provider identifies them, with the name it reports. */
export interface Social {
  readonly medium: SocialProvider['medium'];
  readonly subject: string;
  readonly name: string;
}

/** Steps of a sign-in that are still open, with their payloads. */
export interface PendingSteps {
  /**
   * A code was sent to `to`. `claims` and `social` are added to the account once its owner confirms with that code. `social` without a
   * customer is a person without an account.
   */
  readonly verify: {
    readonly to: Identity;
    readonly purpose: CodePurpose;
    readonly loginType: LoginType;
    readonly claims?: Identity;
    readonly social?: Social | undefined;
    /** The code also proves the password with which the person came. */
    readonly provesPassword?: boolean;
  };
  /** The name is missing. `proven` was verified by a code or by the provider. */
  readonly user_info: { readonly proven: Identity; readonly loginType: LoginType; readonly social?: Social | undefined };
  /** An account has this phone or e-mail and never verified it. For a person from a provider, the account may have verified it. */
  readonly match_account: { readonly proven: Identity; readonly loginType: LoginType; readonly social?: Social | undefined };
  /** A social token was accepted; it allows nothing but the request for a phone. */
  readonly phone_after_social: { readonly social: Social };
  /** A new password may be set. */
  readonly reset_password: { readonly proven: Identity };
}

export type StepName = keyof PendingSteps;
type LoginType = 'manual' | 'otp' | 'social';

export type PendingStep<Name extends StepName = StepName> = {
  readonly [Each in Name]: {
    readonly tokenHash: Buffer;
    readonly step: Each;
    readonly customerId: number | undefined;
    readonly payload: PendingSteps[Each];
  };
}[Name];
