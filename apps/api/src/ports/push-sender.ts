/** A browser's push subscription (Push API). Keys are base64url. */
export interface PushTarget {
  /** Address at the push service; anyone who has it can send to it. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A message to a browser; `payload` is the JSON text that its service worker reads. */
export interface PushMessage {
  readonly payload: string;
  /** A later message of the same topic replaces a waiting one. At most 32 characters of base64url. */
  readonly topic: string;
  /** Seconds for which the push service stores the message for an unreachable browser. */
  readonly ttlSeconds: number;
}

/** `gone`: the subscription has ended. `refused`: the message will never be accepted, so do not retry. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/** Sends push messages to browsers. `send` throws when the service is unreachable or requests a later retry. */
export interface PushSender {
  /** The shop's public key, which browsers request: an uncompressed point on P-256, base64url. */
  readonly publicKey: string;
  /** Returns whether an address belongs to a known push service. The check prevents requests to other hosts. */
  accepts(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}
