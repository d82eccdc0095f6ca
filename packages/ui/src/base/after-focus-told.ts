/**
 * Runs an action that takes the pressed control away, once screen readers know where the focus has gone. Of one frame Firefox tells first what
 * has left the page, and only then where the focus is. Orca finds that out by itself: it says nothing, and takes typed letters for commands.
 */
export function afterFocusTold(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
