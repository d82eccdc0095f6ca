/** A browser that wants to be told, as its push service knows it (Push API). Keys are base64url. */
export interface PushTarget {
  /** Address at the push service; whoever knows it can send there. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly payload: string;
  /** A later message of the same topic takes the place of one that waits: at most 32 signs of base64url. */
  readonly topic: string;
  /** How long the push service keeps it for a browser that is not reached. */
  readonly ttlSeconds: number;
}

/** `gone`: the browser does not want to be told any more. `refused`: it will not be taken however often it is sent. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/** Tells browsers that are not looking. Sending throws when the service was not reached or asks to come back later. */
export interface PushSender {
  /** The shop's key for browsers to ask for: an uncompressed point on P-256, base64url. */
  readonly publicKey: string;
  /** Whether it is an address of a push service, and no other that the shop could be made to call. */
  accepts(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}
