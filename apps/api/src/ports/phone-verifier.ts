/** Outcome of a check: the phone that the code proves, in E.164, or why it proves none. */
export type CheckedPhone = { readonly ok: true; readonly phone: string } | { readonly ok: false; readonly problem: 'wrong' | 'expired' };

/** A provider that sends codes by SMS itself, at the request of the browser, and says here which phone a code proves. */
export interface PhoneVerifier {
  /** Everything a browser needs to ask for a code: the project's public key, the base URL of the provider and the script of its challenge. */
  readonly client: { readonly apiKey: string; readonly url: string; readonly challengeUrl: string };
  /** Checks the code of a session (`session_info`), which the provider uses up. Throws when the provider does not answer. */
  check(sessionInfo: string, code: string): Promise<CheckedPhone>;
}
