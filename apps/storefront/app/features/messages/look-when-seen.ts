/**
 * Gathers what is to be looked at anew, and looks when somebody sees it: at once while the page is in sight, else once, however much came
 * meanwhile, when it is again.
 */
export function lookWhenSeen<What>(look: (what: readonly What[]) => void): (what: readonly What[]) => void {
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
