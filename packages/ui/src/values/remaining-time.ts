export interface RemainingTime {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  over: boolean;
}

/** Returns the time until an instant as two-digit parts; days may have more digits. */
export function remainingTime(untilMs: number, nowMs: number): RemainingTime {
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    days: two(Math.floor(left / 86_400)),
    hours: two(Math.floor(left / 3600) % 24),
    minutes: two(Math.floor(left / 60) % 60),
    seconds: two(left % 60),
    over: left === 0,
  };
}
