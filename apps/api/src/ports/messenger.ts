/** An outgoing text to one person. `text` has no markup; only mail uses `subject`. */
export interface OutgoingMessage {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  /** The same key is delivered once, however often the job is retried. */
  readonly deduplicationKey: string;
}

/** Sends texts to people. `send` throws when the provider did not accept the message; the outbox retries. */
export interface Messenger {
  send(message: OutgoingMessage): Promise<void>;
}
