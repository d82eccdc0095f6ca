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
