import type { PoolClient } from 'pg';
import type { Past } from './past.ts';

/**
 * Tables whose rows are normally written one transition or one review at a time. Their triggers would take half a minute for ninety days,
 * so they are disabled while the history is inserted. The seed computes the sums, numbers and hashes instead, and `invariants.sql` holds
 * for them.
 */
const QUIET_TABLES = ['orders', 'order_charges', 'order_lines', 'order_events', 'reviews', 'rider_reviews'];

export async function withoutTriggers(client: PoolClient, work: () => Promise<void>): Promise<void> {
  // Sets `ended_as` from the status, always.
  const keepEnds = () => client.query('alter table orders enable always trigger orders_end');
  for (const table of QUIET_TABLES) await client.query(`alter table ${table} disable trigger user`);
  await keepEnds();
  await work();
  for (const table of QUIET_TABLES) await client.query(`alter table ${table} enable trigger user`);
  await keepEnds();
}

interface PastEvent {
  readonly id: number;
  readonly from: string | null;
  readonly to: string;
  readonly by: string;
  readonly note: string | null;
  readonly at: Date;
}

/** One event per transition, the placing first. Each has the hash of the previous one, so they are inserted position by position. */
export async function loadEvents(client: PoolClient, all: readonly Past[]): Promise<void> {
  const histories = all.map(eventsOf);
  const longest = Math.max(...histories.map((events) => events.length));
  for (let at = 0; at < longest; at++) {
    const events = histories.flatMap((history) => history[at] ?? []);
    await client.query(
      `insert into order_events (order_id, position, from_status, status, by, note, note_salt, note_digest, at, hash)
       select e.id, $7, e.from_status, e.status, e.by, e.note, said.salt, said.digest, e.at,
         order_event_hash(e.id, $7, e.from_status, e.status, e.by, encode(said.digest, 'hex'), e.at, before.hash)
       from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[]) as e (id, from_status, status, by, note, at)
       cross join lateral (select case when e.note is not null then decode(md5(e.id::text), 'hex') end as salt) made
       cross join lateral (select made.salt, order_note_digest(made.salt, e.note) as digest) said
       left join order_events as before on before.order_id = e.id and before.position = $7 - 1`,
      [
        events.map(({ id }) => id),
        events.map(({ from }) => from),
        events.map(({ to }) => to),
        events.map(({ by }) => by),
        events.map(({ note }) => note),
        events.map(({ at: moment }) => moment),
        at + 1,
      ],
    );
    // The next position looks these rows up; without statistics the planner would not use the index.
    if (at === 0) await client.query('analyze order_events');
  }
}

function eventsOf({ id, placedAtMs, transitions }: Past): PastEvent[] {
  const placed: PastEvent = { id, from: null, to: 'pending', by: 'customer', note: null, at: new Date(placedAtMs) };
  return transitions.reduce<PastEvent[]>(
    (events, { to, by, note, atMs }) => [
      ...events,
      { id, from: events.at(-1)?.to ?? null, to, by, note: note ?? null, at: new Date(atMs) },
    ],
    [placed],
  );
}
