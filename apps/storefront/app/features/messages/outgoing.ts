import type { Receiver } from '@bozor/contract/shop/customers/messages.ts';
import { useSyncExternalStore } from 'react';
import { onStored } from '../../platform/storage.ts';

/** A message that is not in the conversation yet. */
export interface Outgoing {
  readonly key: string;
  readonly text: string;
  readonly pictures: readonly Blob[];
  readonly state: 'sending' | 'failed';
  /** The server's refusal in the customer's language; undefined when it was unreachable. */
  readonly refusal?: string | undefined;
}

export type Partner = Pick<Receiver, 'receiver_type' | 'receiver_id'>;

const NONE: readonly Outgoing[] = [];
const waiting = new Map<string, readonly Outgoing[]>();
const listeners = new Set<() => void>();
let watchesAccount = false;

/**
 * Messages to a receiver that are being sent or failed. They outlive the conversation's screen, so that they can be sent later, and last as
 * long as the page and the session: pictures cannot be stored longer, and no other account may see them.
 */
export function useOutgoing(partner: Partner | undefined): readonly Outgoing[] {
  return useSyncExternalStore(
    listen,
    () => (partner && waiting.get(nameOf(partner))) ?? NONE,
    () => NONE,
  );
}

/** Adds a message, or replaces the one with its key. */
export function addOutgoing(partner: Partner, message: Outgoing): void {
  const before = waiting.get(nameOf(partner)) ?? NONE;
  const isThere = before.some(({ key }) => key === message.key);
  set(partner, isThere ? before.map((one) => (one.key === message.key ? message : one)) : [...before, message]);
}

export function removeOutgoing(partner: Partner, keys: readonly string[]): void {
  const before = waiting.get(nameOf(partner)) ?? NONE;
  const rest = before.filter(({ key }) => !keys.includes(key));
  if (rest.length < before.length) set(partner, rest);
}

function set(partner: Partner, messages: readonly Outgoing[]): void {
  waiting.set(nameOf(partner), messages);
  notifyListeners();
}

function listen(listener: () => void): () => void {
  if (!watchesAccount) onStored('token', clearOutgoing);
  watchesAccount = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function clearOutgoing(): void {
  waiting.clear();
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function nameOf({ receiver_type, receiver_id }: Partner): string {
  return `${receiver_type} ${receiver_id}`;
}
