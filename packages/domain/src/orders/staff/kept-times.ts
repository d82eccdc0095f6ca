import { dateAfter, instantOf } from '../../time/days.ts';
import { localTime, type TimeZone, type Weekday } from '../../time/local-time.ts';
import { proposedMinutes } from '../ready-time.ts';

/** Hours of a part of the day: orders of one part are alike. */
export const PART_HOURS = 3;
/** Last days of the same weekday that are looked at, and orders of each of them. */
const KEPT_DAYS = 10;
export const KEPT_ORDERS_A_DAY = 20;
/** Fewer orders than this say nothing about a part of the week. */
const MINIMUM_ORDERS = 5;

/** Three hours of a weekday, by the first. */
export interface PartOfWeek {
  readonly weekday: Weekday;
  /** 0, 3, … 21. */
  readonly fromHour: number;
}

/**
 * Returns the part of the week of an instant, by the clock of a store.
 * @example partOfWeek(at('Friday 19:40'), 'Asia/Tashkent') // { weekday: 5, fromHour: 18 }
 */
export function partOfWeek(instantMs: number, timezone: TimeZone): PartOfWeek {
  const { weekday, minuteOfDay } = localTime(instantMs, timezone);
  return { weekday, fromHour: Math.floor(minuteOfDay / 60 / PART_HOURS) * PART_HOURS };
}

/**
 * Returns the last days' spans of the part of the week of an instant, the latest first: today's is the part that has passed.
 * @example lastParts(at('Friday 19:40'), 'Asia/Tashkent').length // 10
 */
export function lastParts(instantMs: number, timezone: TimeZone): readonly { readonly startsAtMs: number; readonly endsAtMs: number }[] {
  const { date } = localTime(instantMs, timezone);
  const { fromHour } = partOfWeek(instantMs, timezone);
  return Array.from({ length: KEPT_DAYS }, (_, weeks) => {
    const day = dateAfter(date, -7 * weeks);
    return {
      startsAtMs: instantOf(day, fromHour * 60, timezone),
      endsAtMs: Math.min(instantOf(day, (fromHour + PART_HOURS) * 60, timezone), instantMs),
    };
  });
}

/** An order that became ready: accepted when, ready by when as the store said first, and ready when. Instants in ms since 1970. */
export interface ReadyOrder {
  readonly acceptedAtMs: number;
  readonly saidByMs: number;
  readonly readyAtMs: number;
}

/** How a store kept the times that it said. */
export interface KeptTimes {
  readonly orders: number;
  /** Orders that were ready a minute or more after what was said. */
  readonly late: number;
  /** Medians of whole minutes. */
  readonly saidMinutes: number;
  readonly tookMinutes: number;
  /** Minutes that the store would be offered by these orders alone. */
  readonly fittingMinutes: number;
}

const MINUTE_MS = 60_000;

/**
 * Returns what a store said and what it took, or undefined where the orders are too few to say anything.
 * @example keptTimes(fridayEvenings) // { orders: 10, late: 7, saidMinutes: 20, tookMinutes: 31, fittingMinutes: 35 }
 */
export function keptTimes(orders: readonly ReadyOrder[]): KeptTimes | undefined {
  if (orders.length < MINIMUM_ORDERS) return undefined;
  const took = orders.map(({ acceptedAtMs, readyAtMs }) => wholeMinutes(readyAtMs - acceptedAtMs));
  return {
    orders: orders.length,
    late: orders.filter(({ saidByMs, readyAtMs }) => readyAtMs - saidByMs >= MINUTE_MS).length,
    saidMinutes: median(orders.map(({ acceptedAtMs, saidByMs }) => wholeMinutes(saidByMs - startOfMinute(acceptedAtMs)))),
    tookMinutes: median(took),
    fittingMinutes: proposedMinutes(took, 0),
  };
}

/** Whether most orders were later than said. @example isMostlyLate({ orders: 10, late: 7 }) // true */
export const isMostlyLate = ({ orders, late }: Pick<KeptTimes, 'orders' | 'late'>): boolean => late * 2 > orders;

const startOfMinute = (instantMs: number): number => Math.floor(instantMs / MINUTE_MS) * MINUTE_MS;
const wholeMinutes = (durationMs: number): number => Math.max(Math.round(durationMs / MINUTE_MS), 0);
const median = (minutes: readonly number[]): number => minutes.toSorted((one, other) => one - other)[Math.ceil(minutes.length / 2) - 1]!;
