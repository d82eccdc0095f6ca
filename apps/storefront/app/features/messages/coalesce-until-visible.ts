/** Coalesces refetches: immediate while the page is visible, otherwise one combined call when it becomes visible. */
export function coalesceUntilVisible<What>(look: (what: readonly What[]) => void): (what: readonly What[]) => void {
  const waiting = new Set<What>();
  const lookNow = () => {
    look([...waiting]);
    waiting.clear();
  };
  return (what) => {
    const isWaited = waiting.size > 0;
    for (const each of what) waiting.add(each);
    if (!document.hidden) lookNow();
    else if (!isWaited) document.addEventListener('visibilitychange', lookNow, { once: true });
  };
}
