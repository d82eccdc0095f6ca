import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Number of permission prompts. */
    requested: number;
  }
}

/** Simulates push in a browser without a push service, with a made-up subscription. The permission prompt gets the given answer. */
export async function enablePush(context: BrowserContext, answer: 'granted' | 'denied'): Promise<void> {
  if (answer === 'granted') await context.grantPermissions(['notifications']);
  await context.addInitScript((outcome) => {
    const KEY = 'subscribed';
    const key = (bytes: number) => btoa('k'.repeat(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    // A point of the curve, and a secret.
    const keys = { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: key(16) };
    const made = () => {
      const endpoint = sessionStorage.getItem(KEY);
      const unsubscribe = async () => (sessionStorage.removeItem(KEY), true);
      return endpoint === null ? null : { endpoint, unsubscribe, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
    };
    window.requested = 0;
    let permission: NotificationPermission = sessionStorage.getItem('answered') ? outcome : 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Object.assign(Notification, {
      requestPermission: async () => {
        window.requested += 1;
        sessionStorage.setItem('answered', 'yes');
        return (permission = outcome);
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => made(),
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        if ((applicationServerKey as Uint8Array).length !== 65) throw new Error('No key of the shop');
        sessionStorage.setItem(KEY, `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`);
        return made();
      },
    });
  }, answer);
}

/** Delivers a push message to the service worker of a page, as the browser does. */
export async function push(page: Page, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations as { registrationId: string }[];
      if (registration) found(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data: JSON.stringify(payload),
  });
  await session.detach();
}

/** Returns the system notifications of the shop. */
export function shownNotices(page: Page): Promise<{ title: string; body: string; lang: string; dir: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang, dir }) => ({ title, body, lang, dir }));
  });
}
