/**
 * Acts as soon as what else waits to be done has been: a page that comes alive asks for much at once, and nobody should have to wait for
 * all of it together. A timer would be held back in a page that is not looked at. Returns its end.
 */
export function afterYield(act: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    act();
  });
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
}

/** Ends in a turn of its own. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => void afterYield(resolve));
}
