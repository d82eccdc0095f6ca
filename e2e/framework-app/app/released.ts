/** Resolves once the page's `release:<name>` event has been dispatched, so that a journey sees what is pending. */
export function released(name: string): Promise<void> {
  return new Promise((resolve) => window.addEventListener(`release:${name}`, () => resolve(), { once: true }));
}
