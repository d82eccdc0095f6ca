import type { Callable } from '@bozor/contract/call.ts';

/** An act that somebody pressed on this device, as it is kept until the server has answered it. */
export interface Tap {
  /** Its idempotency key. */
  readonly key: string;
  /** In whose name it is sent. */
  readonly person: { readonly id: number; readonly name: string };
  readonly call: Callable;
  readonly input: TapInput;
  /** Order that it belongs to. Taps of one order are sent one after the other. Undefined: it comes after all that was pressed before it. */
  readonly order: number | undefined;
  /** Words of the button, marked with `text()`. */
  readonly what: string;
  /** By the clock of this device. */
  readonly tappedAtMs: number;
  /** Sentences of the server, once it has refused. The taps behind it of the same order wait for the person. */
  readonly refusal?: readonly string[];
}

/** Everything of a call that is kept. */
export interface TapInput {
  readonly params?: object;
  readonly body?: object;
  readonly files?: Readonly<Record<string, Blob>>;
}

/** Whether two taps are the same act on the same order. */
const isSameAct = (one: Tap, other: Tap): boolean =>
  one.order === other.order && one.call.path === other.call.path && one.person.id === other.person.id;

/** Taps with a new one at its place: the last, or before the refused one that it does again. */
export function withTap(taps: readonly Tap[], tap: Tap): readonly Tap[] {
  const at = taps.findIndex((each) => each.refusal !== undefined && isSameAct(each, tap));
  return at < 0 ? [...taps, tap] : taps.toSpliced(at, 0, tap);
}

/** Taps without one that was done, and without the refused ones that it did again. */
export function withoutTap(taps: readonly Tap[], done: Tap): readonly Tap[] {
  return taps.filter((each) => each.key !== done.key && !(each.refusal !== undefined && isSameAct(each, done)));
}

/** Whether a tap waits for the taps of some orders. */
export const isBehind = ({ order }: Pick<Tap, 'order'>, orders: ReadonlySet<number | undefined>): boolean =>
  order === undefined ? orders.size > 0 : orders.has(order);

/** Taps of a person that can be sent, in order: none behind a refused one of the same order, and one of no order behind none. */
export function sendable(taps: readonly Tap[], personId: number): readonly Tap[] {
  const held = new Set<number | undefined>();
  return taps.filter((tap) => {
    if (tap.person.id !== personId) return false;
    if (tap.refusal !== undefined) held.add(tap.order);
    return !isBehind(tap, held);
  });
}
