import type { MediaStore } from '../src/ports/media.ts';
import type { PushMessage, PushOutcome, PushSender, PushTarget } from '../src/ports/push-sender.ts';
import type { Messenger, OutgoingMessage } from '../src/ports/messenger.ts';

/** Records messages instead of sending them. `fails` makes the next sends throw, like a provider that is down. */
export class MemoryMessenger implements Messenger {
  readonly sent: OutgoingMessage[] = [];
  fails = false;

  async send(message: OutgoingMessage): Promise<void> {
    if (this.fails) throw new Error('The provider is down');
    if (!this.sent.some((other) => other.deduplicationKey === message.deduplicationKey)) this.sent.push(message);
  }

  /** Returns the last text to this phone number or address. */
  lastTo(destination: string): string | undefined {
    return this.sent.findLast((message) => message.to === destination)?.text;
  }
}

export class MemoryMedia implements MediaStore {
  readonly objects = new Map<string, { bytes: Uint8Array; contentType: string; private: boolean }>();

  async put(key: string, bytes: Uint8Array, options: { contentType: string; private?: boolean }): Promise<void> {
    this.objects.set(key, { bytes, contentType: options.contentType, private: options.private ?? false });
  }

  async get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined> {
    return this.objects.get(key);
  }

  async remove(key: string): Promise<void> {
    this.objects.delete(key);
  }
}

/** Records push messages. `answers` is the push service's next response; an error is a service that is down. */
export class MemoryPush implements PushSender {
  readonly publicKey = 'BAAB';
  readonly sent: { readonly target: PushTarget; readonly message: PushMessage }[] = [];
  answers: PushOutcome | Error = 'sent';

  accepts = (endpoint: string): boolean => endpoint.startsWith('https://push.example/');

  async send(target: PushTarget, message: PushMessage): Promise<PushOutcome> {
    if (this.answers instanceof Error) throw this.answers;
    this.sent.push({ target, message });
    return this.answers;
  }
}
