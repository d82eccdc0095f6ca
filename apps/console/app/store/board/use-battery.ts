import { useEffect, useState } from 'react';

/** A device below this share of its battery soon rings no more. */
const LOW_LEVEL = 0.2;

/** The battery as browsers tell it; not all do. */
interface Battery extends EventTarget {
  readonly level: number;
  readonly charging: boolean;
}

/** Whole percents of a battery that runs low and is not charged; undefined otherwise, and where the browser does not tell. */
export function useLowBattery(): number | undefined {
  const [percent, setPercent] = useState<number>();
  useEffect(() => {
    const following = new AbortController();
    const { signal } = following;
    const follow = async () => {
      const battery = await (navigator as { getBattery?: () => Promise<Battery> }).getBattery?.();
      if (!battery || signal.aborted) return;
      const read = () => setPercent(battery.charging || battery.level > LOW_LEVEL ? undefined : Math.round(battery.level * 100));
      for (const change of ['levelchange', 'chargingchange']) battery.addEventListener(change, read, { signal });
      read();
    };
    // A browser that refuses tells nothing.
    void follow().catch(() => {});
    return () => following.abort();
  }, []);
  return percent;
}
