import type { Tapped } from '@bozor/contract/staff/tapped.ts';
import { believedTap, byServerClock } from '@bozor/domain/orders/staff/tapped-at.ts';
import { sql } from 'kysely';

/** Milliseconds since the last step of an order, by its press, or by the database's clock. To be selected from `orders`. */
export const sinceLastStepMs =
  sql<number>`(extract(epoch from clock_timestamp() - coalesce(status_tapped_at, status_at)) * 1000)::float8`.as('since_last_step_ms');

/** When a person pressed, by the clock of the server, as their device tells it; undefined for a press that came without its time. */
export function pressedAt({ tapped_at, sent_at }: Tapped, now: Date): Date | undefined {
  if (tapped_at === undefined) return undefined;
  const sentAtMs = sent_at === undefined ? undefined : Date.parse(sent_at);
  return new Date(byServerClock({ tappedAtMs: Date.parse(tapped_at), sentAtMs }, now.getTime()));
}

/** When a person pressed, as far as it is believed of their device; undefined for a press that came without its time. */
export function believeTap(
  { since_last_step_ms: sinceMs }: { readonly since_last_step_ms: number },
  tappedAt: Date | undefined,
  now: Date,
): Date | undefined {
  if (!tappedAt) return undefined;
  const nowMs = now.getTime();
  return new Date(believedTap({ tappedAtMs: tappedAt.getTime(), nowMs, previousMs: nowMs - Math.max(0, sinceMs) }));
}
