import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '../base/class-names.ts';
import { remainingTime, type RemainingTime } from './remaining-time.ts';
import * as styles from './countdown.module.css';

const parts = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Days, hours, minutes and seconds until an instant, in four cells. Screen readers can read it, but do not announce each second.
 * The server renders dashes, because its page may be older than the browser's clock.
 */
export function Countdown({
  until,
  label,
  units,
  onOver,
  variant = 'on-fill',
  className,
}: {
  until: Date | string | number;
  label: string;
  units: Record<(typeof parts)[number], string>;
  onOver?: () => void;
  variant?: 'on-fill' | 'sunken';
  className?: string;
}) {
  const time = useRemainingTime(new Date(until).getTime(), onOver);
  return (
    <div role="timer" aria-live="off" aria-label={label} className={classNames(styles.cells, className)} data-variant={variant}>
      {parts.map((part) => (
        <span key={part} className={styles.cell}>
          <b className={styles.number}>
            <bdi dir="ltr">{time?.[part] ?? '––'}</bdi>
          </b>
          <span className={styles.unit}>{units[part]}</span>
        </span>
      ))}
    </div>
  );
}

/** Updates every second in the browser; undefined until it has started. */
export function useRemainingTime(untilMs: number, onOver?: () => void): RemainingTime | undefined {
  const [time, setTime] = useState<RemainingTime>();
  const over = useEffectEvent(() => onOver?.());
  useEffect(() => {
    const tick = () => {
      const now = remainingTime(untilMs, Date.now());
      setTime(now);
      if (!now.over) return;
      clearInterval(timer);
      over();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [untilMs]);
  return time;
}
