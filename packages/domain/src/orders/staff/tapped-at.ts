const DAY_MS = 86_400_000;

/** A press that was sent later. Instants in ms since 1970. */
interface Tap {
  /** As the device says, whose clock may be wrong. */
  readonly tappedAtMs: number;
  /** The server's clock. */
  readonly nowMs: number;
  /** When the step before was taken: as its own press said, else as the server saw it. */
  readonly previousMs: number;
}

/**
 * Returns when a person pressed, as far as it is believed: never after the server's clock, never before the step before it, and at most a day
 * ago.
 * @example believedTap({ tappedAtMs: at('18:59'), nowMs: at('19:10'), previousMs: at('19:02') }) // 19:02
 */
export function believedTap({ tappedAtMs, nowMs, previousMs }: Tap): number {
  return Math.min(Math.max(tappedAtMs, previousMs, nowMs - DAY_MS), nowMs);
}

/** Times of a press as its device tells them, in ms since 1970 by its own clock. */
interface TapOfDevice {
  readonly tappedAtMs: number;
  /** When it was sent; undefined where the device does not say. */
  readonly sentAtMs: number | undefined;
}

/**
 * Returns when a device was pressed by the server's clock. A device that says when it sent the press tells its age, however wrong its clock is.
 * @example byServerClock({ tappedAtMs: at('12:00'), sentAtMs: at('12:04') }, at('19:10')) // 19:06
 */
export function byServerClock({ tappedAtMs, sentAtMs }: TapOfDevice, nowMs: number): number {
  return sentAtMs === undefined ? tappedAtMs : nowMs - Math.max(0, sentAtMs - tappedAtMs);
}
