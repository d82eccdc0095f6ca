import { announce } from '@bozor/ui/feedback/announce.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Where these have the focus, a key belongs to them. */
const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const PRESSING = 'a[href], button, input, summary';

interface BumpKeys {
  readonly isOn: boolean;
  /** The orders to prepare, and those that can be taken back, the last first. */
  readonly cards: RefObject<HTMLUListElement | null>;
  readonly recalls: RefObject<HTMLUListElement | null>;
}

/**
 * The keys of a kitchen's bump bar: a digit presses *Ready* of the order at that place, Enter that of the first one, Backspace takes the last one
 * back. An allergy line that nobody has read gets the focus instead. They can be switched off, since single keys are in the way of speech input.
 */
export function useBumpKeys({ isOn, cards, recalls }: BumpKeys): void {
  const { t } = useI18n();
  const bump = useEffectEvent((index: number) => {
    const card = cards.current?.children[index];
    const ready = card?.querySelector<HTMLElement>('[data-bump]');
    if (ready) return ready.click();
    const unread = card?.querySelector<HTMLElement>('[data-acknowledge]');
    if (!unread) return;
    unread.focus();
    announce(t('Read the allergy line first.'));
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(target instanceof Element) || target.matches(TYPING) || document.querySelector('dialog[open], [role=dialog]')) return;
    if (/^[1-9]$/.test(key)) bump(Number(key) - 1);
    else if (key === 'Enter' && !target.matches(PRESSING)) bump(0);
    else if (key === 'Backspace') recalls.current?.querySelector<HTMLElement>('[data-recall]')?.click();
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
