/** Returns whether an event comes from a toast. Toasts are outside every dialog, but pressing one must not close it. */
export function isFromToaster(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-toaster]') !== null;
}
