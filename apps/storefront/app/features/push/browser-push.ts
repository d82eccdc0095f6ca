import { calls } from '@bozor/contract/shop/calls.ts';
import type { Api } from '@bozor/web/api/api.ts';

/** `blocked`: the customer denied permission, which only they can revert in the browser's settings. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const WORKER = '/service-worker.js';

/** State of push notifications in this browser. */
export async function readPush(publicKey: string | null): Promise<PushState> {
  if (publicKey === null || !window.isSecureContext) return 'unsupported';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await subscriptionNow()) ? 'on' : 'off';
}

/**
 * Asks the customer for permission, subscribes in the browser and registers with the server. Must be called from a press. Throws when the
 * browser's push service or the server is unreachable.
 */
export async function startPush(api: Api, publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  const subscription = await pushManager.subscribe(wanted).catch(async () => {
    // The existing subscription may use an older key of the shop.
    await unsubscribePush();
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
  await unsubscribePush();
  // An unreachable server learns of it from the push service.
  await save(api, '').catch(() => undefined);
  return 'off';
}

/** Unsubscribes in the browser, so that the next user does not get this customer's notifications. */
export async function unsubscribePush(): Promise<void> {
  await (await subscriptionNow())?.unsubscribe();
}

/** Registers the subscription again, for a guest who has signed in or after a language change. */
export async function refreshPushSubscription(api: Api): Promise<void> {
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
