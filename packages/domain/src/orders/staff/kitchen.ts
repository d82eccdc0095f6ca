import type { OrderStatus } from '../status.ts';

const MINUTE_MS = 60_000;

/** How long a store may take back that an order is ready. The operator may as long as nobody has the goods. */
export const RECALL_MS = 2 * MINUTE_MS;
/** The last part of the promised time, in which an order is due soon; of a long promise, no more than these minutes. */
const SOON_SHARE = 1 / 3;
const SOON_MOST_MS = 10 * MINUTE_MS;

/** An order in the kitchen. Instants in ms since 1970. */
export interface PreparedOrder {
  /** When the store accepted it, and the time that it said then. */
  readonly confirmedAtMs: number;
  readonly readyByMs: number;
}

/** Age of an order by what its store promised: there is time, it is due soon, it is late. */
export type KitchenAge = 'calm' | 'soon' | 'late';

/**
 * Returns the age of an order by two thresholds, both from the store's own promise: *soon* in the last third of it (at most ten minutes), *late*
 * from the promised minute on.
 * @example kitchenAge({ confirmedAtMs: at('19:00'), readyByMs: at('19:30') }, at('19:20')) // 'soon'
 */
export function kitchenAge({ confirmedAtMs, readyByMs }: PreparedOrder, nowMs: number): KitchenAge {
  if (nowMs >= readyByMs) return 'late';
  const soonMs = Math.min((readyByMs - confirmedAtMs) * SOON_SHARE, SOON_MOST_MS);
  return readyByMs - nowMs <= soonMs ? 'soon' : 'calm';
}

/**
 * Returns until when a store may take back that an order is ready, in ms since 1970. Undefined for an order that somebody has fetched, or that is
 * not ready.
 * @example recallableUntil({ status: 'handover', readyAtMs: at('19:30') }) // 19:32
 */
export function recallableUntil({
  status,
  readyAtMs,
}: {
  readonly status: OrderStatus;
  readonly readyAtMs: number | undefined;
}): number | undefined {
  return status === 'handover' && readyAtMs !== undefined ? readyAtMs + RECALL_MS : undefined;
}

/** Words for an allergy or an intolerance in the shop's languages, as far as one form of them is enough. */
const ALLERGY = /all?erg|аллерг|анафила|anaphyla|anafila|intoleran|непереносим|celiac|coeliac|целиак|seliaki|حساسي|حساسة|[أا]تحسس|تحسّس/iu;

/** Notes of a customer to the store. */
export interface CustomerNotes {
  readonly note: string | null;
  /** Wish where something is missing; the plans that are offered are words of their own. */
  readonly missing: string | null;
}

/**
 * Returns the allergy line of an order: what its customer wrote that names an allergy or an intolerance. The kitchen reads it before everything
 * else. Allergens of the ordered items are none: the customer saw them and ordered.
 * @example allergyLine({ note: 'У ребёнка аллергия на орехи', missing: null }) // 'У ребёнка аллергия на орехи'
 */
export function allergyLine({ note, missing }: CustomerNotes): string | undefined {
  const lines = [note, missing].filter((text): text is string => text !== null && ALLERGY.test(text));
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** Pieces of a dish that a kitchen has to make. */
export interface DishPieces {
  readonly name: string;
  readonly pieces: number;
}

/**
 * Returns how many pieces of each dish are to be made for all orders together, the most first, then by name.
 * @example allDayCounts([{ name: 'Plov', pieces: 2 }, { name: 'Salad', pieces: 3 }, { name: 'Plov', pieces: 2 }]) // Plov 4, Salad 3
 */
export function allDayCounts(dishes: readonly DishPieces[]): readonly DishPieces[] {
  const counts = new Map<string, number>();
  for (const { name, pieces } of dishes) counts.set(name, (counts.get(name) ?? 0) + pieces);
  return [...counts]
    .map(([name, pieces]) => ({ name, pieces }))
    .filter(({ pieces }) => pieces > 0)
    .toSorted((one, other) => other.pieces - one.pieces || (one.name < other.name ? -1 : 1));
}
