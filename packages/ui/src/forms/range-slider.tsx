import { useLayoutEffect, useRef } from 'react';
import * as styles from './range-slider.module.css';

/** A slider with two thumbs. Place two number fields beside it, so that dragging is optional. */
export function RangeSlider({
  label,
  fromLabel,
  toLabel,
  min,
  max,
  step = 1,
  value,
  onChange,
  onRelease,
  format = String,
}: {
  label: string;
  fromLabel: string;
  toLabel: string;
  min: number;
  max: number;
  step?: number;
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** Called when a thumb is released, by pointer or key. */
  onRelease?: () => void;
  /** Formats `aria-valuetext`. */
  format?: (value: number) => string;
}) {
  const track = useRef<HTMLDivElement>(null);
  const [from, to] = value;
  const share = (at: number) => (max > min ? (at - min) / (max - min) : 0);
  useLayoutEffect(() => {
    track.current?.style.setProperty('--from', String(share(from)));
    track.current?.style.setProperty('--to', String(share(to)));
  });
  const thumb = { min, max, step, className: styles.thumb, onPointerUp: onRelease, onKeyUp: onRelease };
  return (
    <div ref={track} role="group" aria-label={label} className={styles.track}>
      <input
        type="range"
        {...thumb}
        aria-label={fromLabel}
        aria-valuetext={format(from)}
        value={from}
        onChange={(event) => onChange([Math.min(Number(event.target.value), to), to])}
        data-above={share(from) > 0.5 || undefined}
      />
      <input
        type="range"
        {...thumb}
        aria-label={toLabel}
        aria-valuetext={format(to)}
        value={to}
        onChange={(event) => onChange([from, Math.max(Number(event.target.value), from)])}
      />
    </div>
  );
}
