import type { PushOutcome, PushSender } from '../ports/push-sender.ts';
import { encryptPush } from './encrypt-push.ts';
import { postExternal, type Post } from './post-external.ts';
import { pushKeys } from './push-keys.ts';

/** Push services of the existing browsers; a leading dot stands for every host below the name. */
const SERVICES = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];
/** Largest payload that every service accepts. */
const MOST_BYTES = 3_900;

interface WebPushOptions {
  /** Source of the shop's key pair. */
  readonly secret: string;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly post?: (url: URL, post: Post) => Promise<number>;
  readonly services?: readonly string[];
}

/** Sends push messages through the services of the browser makers (RFC 8030), with the shop's own keys. */
export function webPush({ secret, publicUrl, now, post = postExternal, services = SERVICES }: WebPushOptions): PushSender {
  const keys = pushKeys(secret);
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:shop@localhost.localdomain';
  const accepts = (endpoint: string) => isOfService(endpoint, services);
  return {
    publicKey: keys.publicKey,
    accepts,
    send: async (target, { payload, topic, ttlSeconds }) => {
      // Subscriptions stored under an older list of services are not called any more.
      if (!accepts(target.endpoint) || Buffer.byteLength(payload) > MOST_BYTES) return 'refused';
      const url = new URL(target.endpoint);
      const status = await post(url, {
        headers: {
          'authorization': keys.authorization(url.origin, subject, now().getTime()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          'ttl': ttlSeconds,
          'urgency': 'high',
          topic,
        },
        body: encryptPush(payload, target),
      });
      return outcomeOf(status);
    },
  };
}

function isOfService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service));
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
  return 'refused';
}
