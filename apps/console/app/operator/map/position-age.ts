import { text } from '@bozor/web/i18n/text.ts';

/** A courier who has moved since is elsewhere by now: 2 minutes. */
const OLD_SECONDS = 120;
const MINUTE_SECONDS = 60;

interface PositionAge {
  readonly words: string;
  readonly values: { readonly count: number };
  readonly isOld: boolean;
}

/** How long ago a position was measured, in whole tens of seconds below a minute, so that it does not change while it is read. */
export function positionAge(seconds: number): PositionAge {
  if (seconds < MINUTE_SECONDS)
    return { words: text('{count} s ago'), values: { count: Math.max(10, Math.round(seconds / 10) * 10) }, isOld: false };
  const count = Math.floor(seconds / MINUTE_SECONDS);
  const isOld = seconds >= OLD_SECONDS;
  return { words: isOld ? text('silent for {count} min') : text('{count} min ago'), values: { count }, isOld };
}

/** Seconds since a position was measured, while the answer that tells its age is shown. */
export function secondsSince(ageSeconds: number, answeredAtMs: number, nowMs: number): number {
  return ageSeconds + Math.max(0, nowMs - answeredAtMs) / 1_000;
}
