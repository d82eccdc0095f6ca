declare const self: ServiceWorkerGlobalScope;

/** A push message, as the server sends it. */
interface Message {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly lang: string;
  readonly dir: NotificationDirection;
  /** A visible page of the shop shows it too. */
  readonly told_in_page: boolean;
}

/** Shows what the shop pushes to this browser, and opens the page that it is about. */
export function listenToPush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data!.json() as Message)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as { readonly url: string }).url));
  });
}

async function show({ title, body, url, tag, lang, dir, told_in_page: isToldInPage }: Message): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (isToldInPage && windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const options = { body, tag, lang, dir, renotify: true, icon: '/notice.png', data: { url } };
  await self.registration.showNotification(title, options);
}

/** Opens a page of the shop, in a window that is open already or in a new one. */
async function open(path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [window] = await self.clients.matchAll({ type: 'window' });
  try {
    await window!.navigate(url.href);
    await window!.focus();
  } catch {
    await self.clients.openWindow(url.href);
  }
}
