import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';

/** What a code opens. One that was sent for something else opens nothing. */
export type CodePurpose = 'login' | 'verify_phone' | 'verify_email' | 'match_account' | 'reset_password' | 'update_profile';

/** A step of signing in that is still to be made, and what is known when it is. */
export interface PendingSteps {
  /** A code was sent to `to`. `claims` is what an account would get that its owner has to allow by that code. */
  readonly verify: { readonly to: Identity; readonly purpose: CodePurpose; readonly loginType: LoginType; readonly claims?: Identity };
  /** The name is missing. `proven` was proven by a code. */
  readonly user_info: { readonly proven: Identity; readonly loginType: LoginType };
  /** An account has this phone or address without ever having proven it. */
  readonly match_account: { readonly proven: Identity; readonly loginType: LoginType };
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
