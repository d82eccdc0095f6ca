interface Notice {
  /** A second one with this tag takes the place of the first. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
}

/**
 * Shows a notification of the system, if the page is hidden and the person allowed it. Returns the function that removes it. The service worker
 * shows it where there is one, because browsers of phones let nobody else do so.
 */
export function notifyWhileHidden({ tag, title, body }: Notice): () => void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return () => {};
  const options = { body, tag, requireInteraction: true };
  const shown = show(title, options);
  return () => void shown.then((close) => close());
}

async function show(title: string, options: NotificationOptions & { readonly tag: string }): Promise<() => void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) {
    await worker.showNotification(title, options);
    return () => void worker.getNotifications({ tag: options.tag }).then((shown) => shown.forEach((each) => each.close()));
  }
  try {
    const notification = new Notification(title, options);
    notification.addEventListener('click', () => window.focus());
    return () => notification.close();
  } catch {
    return () => {};
  }
}
