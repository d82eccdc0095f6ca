/** Coalesces refetches: immediate while the page is visible, otherwise one combined call when it becomes visible. */
export function coalesceUntilVisible<What>(refetch: (what: readonly What[]) => void): (what: readonly What[]) => void {
  const waiting = new Set<What>();
  const refetchNow = () => {
    refetch([...waiting]);
    waiting.clear();
  };
  return (what) => {
    const isWaited = waiting.size > 0;
    for (const each of what) waiting.add(each);
    if (!document.hidden) refetchNow();
    else if (!isWaited) document.addEventListener('visibilitychange', refetchNow, { once: true });
  };
}
