/** A text on its way to one person. `text` holds no markup; `subject` is used by mail alone. */
export interface OutgoingMessage {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  /** The same key is delivered once, however often a job is retried. */
  readonly deduplicationKey: string;
}

/** Sends texts to people. Implementations throw when the provider did not take the message; the outbox tries again. */
export interface Messenger {
  send(message: OutgoingMessage): Promise<void>;
}
