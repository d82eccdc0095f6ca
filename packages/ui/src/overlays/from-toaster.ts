/** A press on a toast lies outside every dialog, but is not meant to close it. */
export function fromToaster(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-toaster]') !== null;
}
