/** Does what can wait once the page has loaded and the browser is idle. Returns how to cancel it. */
export function onIdle(act: () => void): () => void {
  let isWanted = true;
  const whenLoaded = () => whenIdle(() => isWanted && act());
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true });
  return () => {
    isWanted = false;
    window.removeEventListener('load', whenLoaded);
  };
}

/** Safari has no idle time to offer. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 300);
}
