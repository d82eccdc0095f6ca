import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import type { SocialProvider } from '../../ports/social-provider.ts';

/** What a code opens. One that was sent for something else opens nothing. */
export type CodePurpose = 'login' | 'verify_phone' | 'verify_email' | 'match_account' | 'reset_password' | 'update_profile';

/** Somebody as a provider has named them, with the name that it tells. */
export interface Social {
  readonly medium: SocialProvider['medium'];
  readonly subject: string;
  readonly name: string;
}

/** A step of signing in that is still to be made, and what is known when it is. */
export interface PendingSteps {
  /**
   * A code was sent to `to`. `claims` and `social` are what an account would get that its owner has to allow by that code; `social` without a
   * customer is somebody who comes by it.
   */
  readonly verify: {
    readonly to: Identity;
    readonly purpose: CodePurpose;
    readonly loginType: LoginType;
    readonly claims?: Identity;
    readonly social?: Social | undefined;
  };
  /** The name is missing. `proven` was proven by a code, or by the provider that knows who comes by it. */
  readonly user_info: { readonly proven: Identity; readonly loginType: LoginType; readonly social?: Social | undefined };
  /** An account has this phone or address without ever having proven it; for who comes by a provider, whether it has or not. */
  readonly match_account: { readonly proven: Identity; readonly loginType: LoginType; readonly social?: Social | undefined };
  /** A social token was believed, and opens nothing more than the question for a phone. */
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
