import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isAllergyUnread } from '../board/allergy-line.tsx';

/** Where these have the focus, a key belongs to them. */
const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const PRESSING = 'a[href], button, input, summary';

interface BumpKeys {
  readonly isOn: boolean;
  /** Orders in the order in which they are shown. */
  readonly orders: readonly StoreOrder[];
  /** Orders that can be taken back, the last first. */
  readonly recallable: readonly StoreOrder[];
  readonly cards: RefObject<HTMLUListElement | null>;
  readonly take: (step: 'ready' | 'recall', order: number) => void;
}

/**
 * The keys of a kitchen's bump bar: a digit marks the order at that place as ready, Enter the first one, Backspace takes the last one back. They can
 * be switched off, since single keys are in the way of speech input.
 */
export function useBumpKeys({ isOn, orders, recallable, cards, take }: BumpKeys): void {
  const { t } = useI18n();
  const bump = useEffectEvent((index: number) => {
    const order = orders[index];
    if (!order) return;
    if (isAllergyUnread(order)) {
      cards.current?.children[index]?.querySelector('button')?.focus();
      announce(t('Read the allergy line first.'));
      return;
    }
    if (order.lines.some(({ proposed }) => proposed !== null)) return;
    take('ready', order.id);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(target instanceof Element) || target.matches(TYPING) || document.querySelector('dialog[open], [role=dialog]')) return;
    if (/^[1-9]$/.test(key)) bump(Number(key) - 1);
    else if (key === 'Enter' && !target.matches(PRESSING)) bump(0);
    else if (key === 'Backspace' && recallable[0]) take('recall', recallable[0].id);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const listening = new AbortController();
    window.addEventListener('keydown', press, { signal: listening.signal });
    return () => listening.abort();
  }, [isOn]);
}
