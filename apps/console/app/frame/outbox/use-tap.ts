import type { Callable } from '@bozor/contract/call.ts';
import type { Input, Reply } from '@bozor/web/api/api.ts';
import { createIdempotencyKey } from '@bozor/web/api/idempotency-key.ts';
import { onIdle } from '@bozor/web/hydration/on-idle.ts';
import { useEffect, useRef, useState } from 'react';
import { useStaff } from '../shell/staff-context.tsx';
import { KeptTaps } from './lazy-kept-taps.ts';
import { useOutbox } from './outbox-context.tsx';
import type { TapInput } from './tap.ts';

interface TapCallbacks<C extends Callable> {
  /** The server took it, or it is kept until the network is back, then without a reply. */
  readonly onDone?: (reply: Reply<C> | undefined) => void;
  readonly onRefused?: (error: unknown) => void;
}

interface UsedTap<C extends Callable> {
  readonly isPending: boolean;
  /** Input of the latest press. */
  readonly input: Input<C> | undefined;
  /** Does nothing while an earlier press is on its way. */
  readonly press: (input: Input<C>, callbacks?: TapCallbacks<C>) => void;
}

/**
 * An act that works without a network: it is kept with its time, counts as done on screen, and is sent once. `what` are the words of its button,
 * marked with `text()`; `order` is undefined for an act on none, such as going off duty.
 */
export function useTap<C extends Callable>(call: C, what: string, order: number | undefined): UsedTap<C> {
  const outbox = useOutbox();
  const { person } = useStaff();
  const [input, setInput] = useState<Input<C>>();
  const [isPending, setPending] = useState(false);
  const isOnItsWay = useRef(false);
  useEffect(
    () =>
      onIdle(() => {
        outbox.prefetch();
        KeptTaps.fetch().catch(() => {});
      }),
    [outbox],
  );
  const press: UsedTap<C>['press'] = (given, { onDone, onRefused } = {}) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setPending(true);
    setInput(given);
    const { params, body, files } = given as TapInput;
    const tappedAtMs = Date.now();
    const tap = {
      key: createIdempotencyKey(),
      person: { id: person.id, name: person.name },
      call,
      input: { ...(params && { params }), ...(files && { files }), body: { tapped_at: new Date(tappedAtMs).toISOString(), ...body } },
      order,
      what,
      tappedAtMs,
    };
    void outbox
      .press(tap)
      .then((pressed) => onDone?.(pressed.is === 'sent' ? (pressed.reply as Reply<C>) : undefined), onRefused)
      .finally(() => {
        isOnItsWay.current = false;
        setPending(false);
      });
  };
  return { isPending, input, press };
}
