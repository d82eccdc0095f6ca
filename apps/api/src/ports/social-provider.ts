/** Somebody as their provider knows them. */
export interface SocialPerson {
  /** The provider's own name for them, which never changes and is never given to another. */
  readonly subject: string;
  /** Only where the provider vouches that it is theirs. */
  readonly email: string | undefined;
  /** Empty when the provider does not tell it. */
  readonly name: string;
}

/** A server at which people have an account already, and which says who they are. */
export interface SocialProvider {
  readonly medium: 'google' | 'facebook' | 'apple';
  readonly clientId: string;
  /** Its own page to sign in at. Who goes there adds a `state`, to know the way back again, and a `nonce`, which binds the token to the browser. */
  readonly signInUrl: string;
  /** Whom a token speaks of; undefined when it is not to be believed. `nonce` is what it has to have been asked for with. */
  personOf(token: string, nonce: string): Promise<SocialPerson | undefined>;
}
