/* Shows what the shop pushes to this browser, and opens the page that it is about. It keeps nothing and answers no requests. */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** Who looks at the shop is told by the page, where it says so (`told_in_page`). */
async function show(data) {
  const { title, body, url, tag, lang, dir, told_in_page: isToldInPage } = data.json();
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (isToldInPage && windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(title, { body, tag, lang, dir, renotify: true, icon: '/notice.png', data: { url } });
}

/** In a window that is open already, or in a new one; only ever a page of the shop. */
async function open(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [window] = await self.clients.matchAll({ type: 'window' });
  try {
    await window.navigate(url.href);
    await window.focus();
  } catch {
    await self.clients.openWindow(url.href);
  }
}
