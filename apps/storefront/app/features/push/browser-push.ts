import { calls } from '@bozor/contract/shop/calls.ts';
import type { Api } from '@bozor/web/api/api.ts';

/** `blocked`: the person said no, which only they can take back, in the browser. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const WORKER = '/push-worker.js';

/** Whether this browser tells somebody of what happens here while they do not look. */
export async function readPush(publicKey: string | null): Promise<PushState> {
  if (publicKey === null || !window.isSecureContext) return 'unsupported';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await subscriptionNow()) ? 'on' : 'off';
}

/** Asks the person, then the browser, then tells the server where to. To be called from a press. Throws when one of the two is not reached. */
export async function startPush(api: Api, publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  const subscription = await pushManager.subscribe(wanted).catch(async () => {
    // It may be subscribed under an older key of the shop.
    await endPush();
    return pushManager.subscribe(wanted);
  });
  try {
    await save(api, JSON.stringify(subscription));
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

export async function stopPush(api: Api): Promise<PushState> {
  await endPush();
  // A server that is not reached learns it from the push service.
  await save(api, '').catch(() => undefined);
  return 'off';
}

/** Ends it in the browser: whoever comes next is not told what was meant for another. */
export async function endPush(): Promise<void> {
  await (await subscriptionNow())?.unsubscribe();
}

/** Tells the server again where to and in which language, for a guest who has signed in or a reader of another language. */
export async function keepPush(api: Api): Promise<void> {
  const subscription = await subscriptionNow();
  if (subscription) await save(api, JSON.stringify(subscription)).catch(() => undefined);
}

async function subscriptionNow(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function save(api: Api, token: string): Promise<void> {
  await api.call(calls.customer.savePushToken, { body: { cm_firebase_token: token } });
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
