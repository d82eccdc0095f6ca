import { ApiProblem } from '@bozor/contract/client.ts';
import type { Api } from '@bozor/web/api/api.ts';
import type { KeptTaps } from './kept-taps.ts';
import { isBehind, sendable, withoutTap, withTap, type Tap } from './tap.ts';

/** An answer that takes longer is no answer: the tap is sent again, and counts once. */
const ANSWER_MS = 15_000;
/** Whoever pressed is told so soon that the tap is kept. */
const PATIENCE_MS = 4_000;
const RETRY_MS = [2_000, 5_000, 10_000, 30_000] as const;
const LOCK = 'bozor-outbox';

/** Outcome of a press: the reply, or `kept` until the network is back. A refusal is thrown. */
export type Pressed = { readonly is: 'sent'; readonly reply: unknown } | { readonly is: 'kept' };

type Answer = Extract<Pressed, { is: 'sent' }> | { readonly is: 'refused'; readonly error: ApiProblem } | { readonly is: 'lost' | 'later' };

export interface OutboxParts {
  readonly api: Api;
  readonly kept: KeptTaps;
  readonly personId: number;
  /** Reads what is on screen again; resolves when it has been read. */
  readonly refresh: () => Promise<void>;
  /** Reads who is signed in. */
  readonly checkPerson: () => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Sends what one person pressed on this device, in order and once, whenever the network allows it. One tab of the device sends at a time. A
 * tap that the server refuses holds those behind it of the same order, and none of another.
 */
export function createOutbox({ api, kept, personId, refresh, checkPerson }: OutboxParts) {
  let stored: readonly Tap[] = [];
  /** Sent, but what is on screen does not have them yet. */
  let settling: readonly Tap[] = [];
  let shown: readonly Tap[] = [];
  /** Presses whose button still waits for the outcome. */
  const pressed = new Map<string, (outcome: Answer | { readonly is: 'kept' }) => void>();
  const listeners = new Set<() => void>();
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let retries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let unwatch: (() => void) | undefined;

  const publish = (taps: readonly Tap[] = stored) => {
    stored = taps;
    const next = [...settling, ...stored.filter(({ key }) => !pressed.has(key))];
    if (next.length === 0 && shown.length === 0) return;
    shown = next;
    for (const listen of listeners) listen();
  };
  const settle = (key: string, outcome: Answer | { readonly is: 'kept' }): boolean => {
    const told = pressed.get(key);
    pressed.delete(key);
    told?.(outcome);
    return told !== undefined;
  };

  const send = async (tap: Tap): Promise<Answer> => {
    try {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const body = { ...tap.input.body, sent_at: new Date().toISOString() };
      return { is: 'sent', reply: await api.call(tap.call, { ...tap.input, body, idempotencyKey: tap.key, signal } as never) };
    } catch (error) {
      if (!(error instanceof ApiProblem)) return { is: 'lost' };
      if (error.status === 401 || error.is('other-person')) {
        checkPerson();
        return { is: 'lost' };
      }
      if (error.status >= 500 || error.is('too-many-requests')) return { is: 'later' };
      return { is: 'refused', error };
    }
  };

  const take = async (tap: Tap, answer: Answer): Promise<void> => {
    if (answer.is === 'sent') {
      const wasShown = !settle(tap.key, answer);
      if (wasShown) settling = [...settling, tap];
      publish(await kept.change((taps) => withoutTap(taps, tap)));
      void refresh().finally(() => {
        settling = settling.filter(({ key }) => key !== tap.key);
        publish();
      });
    } else if (answer.is === 'refused') {
      const isTold = settle(tap.key, answer);
      const refusal = answer.error.messages;
      const refuse = (taps: readonly Tap[]) => taps.map((each) => (each.key === tap.key ? { ...each, refusal } : each));
      publish(await kept.change((taps) => (isTold ? taps.filter(({ key }) => key !== tap.key) : refuse(taps))));
      void refresh();
    }
  };

  /** Sends one tap after the other until none is left or the network is gone. True when some have to be tried later. */
  const round = async (): Promise<boolean> => {
    const late = new Set<number | undefined>();
    const tried = new Set<string>();
    for (;;) {
      publish(await kept.read());
      const tap = sendable(stored, personId).find((each) => !tried.has(each.key) && !isBehind(each, late));
      if (!tap) return late.size > 0;
      tried.add(tap.key);
      const answer = await send(tap);
      if (answer.is === 'lost') return true;
      if (answer.is === 'later') late.add(tap.order);
      await take(tap, answer);
    }
  };

  const run = (): Promise<void> => {
    isAskedAgain = true;
    running ??= (async () => {
      clearTimeout(retry);
      let isLeft = false;
      while (isAskedAgain) {
        isAskedAgain = false;
        publish(await kept.read());
        isLeft = navigator.onLine ? await alone(round) : true;
      }
      running = undefined;
      retries = isLeft ? retries + 1 : 0;
      if (isLeft && listeners.size > 0 && sendable(stored, personId).length > 0)
        retry = setTimeout(() => void run(), RETRY_MS[Math.min(retries, RETRY_MS.length) - 1]);
    })();
    return running;
  };

  return {
    /** All taps of the device that wait or were refused, as an external store. */
    subscribe: (listen: () => void): (() => void) => {
      if (listeners.size === 0) unwatch = kept.watch(() => void kept.read().then(publish));
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
        if (listeners.size > 0) return;
        unwatch?.();
        clearTimeout(retry);
      };
    },
    shown: (): readonly Tap[] => shown,
    /** Tries to send what waits. */
    run,
    /** Keeps a tap and sends it. It is kept before anything is sent, so that a page that ends loses none. */
    press: async (tap: Tap): Promise<Pressed> => {
      const outcome = new Promise<Answer | { readonly is: 'kept' }>((resolve) => pressed.set(tap.key, resolve));
      publish(await kept.change((taps) => withTap(taps, tap)));
      const patience = setTimeout(() => keep(), PATIENCE_MS);
      const keep = () => {
        if (settle(tap.key, { is: 'kept' })) publish();
      };
      void run().then(keep);
      const told = await outcome;
      clearTimeout(patience);
      if (told.is === 'refused') throw told.error;
      return told.is === 'sent' ? told : { is: 'kept' };
    },
    /** Forgets a refused tap; those behind it are sent. */
    dismiss: async (key: string): Promise<void> => {
      publish(await kept.change((taps) => taps.filter((tap) => tap.key !== key)));
      await run();
    },
  };
}

/** Runs while no other tab of the device does. Without locks, on plain HTTP, the server still counts a tap once. */
async function alone(act: () => Promise<boolean>): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(LOCK, act) : act();
}
