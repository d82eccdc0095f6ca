/** A person as identified by a provider. */
interface SocialPerson {
  /** The provider's id of the person: never changed, never given to another. */
  readonly subject: string;
  /** Set only when the provider confirms that the e-mail is theirs. */
  readonly email: string | undefined;
  /** Empty when the provider does not give it. */
  readonly name: string;
}

/** An identity provider: a server at which people already have an account. */
export interface SocialProvider {
  readonly medium: 'google' | 'facebook' | 'apple';
  readonly clientId: string;
  /**
   * Address of its sign-in page. The caller adds a `state`, which restores the way back, and a `nonce`, which binds the token to the
   * browser.
   */
  readonly signInUrl: string;
  /** Returns the person of a token; `undefined` when the token is invalid. `nonce` must be the one of the request. */
  personOf(token: string, nonce: string): Promise<SocialPerson | undefined>;
}
