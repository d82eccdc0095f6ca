/**
 * Runs `act` in a macrotask of its own, after the pending ones, so that the many requests of a hydrating page do not block it in one task.
 * A timer would be throttled in a hidden page. Returns the function that cancels it.
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

/** Resolves in a macrotask of its own. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => void afterYield(resolve));
}
