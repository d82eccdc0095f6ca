import { useEffect, useEffectEvent, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const hoverDelayMs = 100;
const leaveDelayMs = 180;

/** State and handlers of a panel below its trigger. A press outside, a loss of focus and Escape close it. */
export function usePopover({
  openOnHover,
  open: steered,
  onOpenChange,
}: { openOnHover?: boolean; open?: boolean; onOpenChange?: (open: boolean) => void } = {}) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef(false);
  const [own, setOwn] = useState(false);
  const open = steered ?? own;

  const setOpen = (next: boolean) => {
    clearTimeout(timer.current);
    setOwn(next);
    if (next !== open) onOpenChange?.(next);
  };
  const close = (returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) root.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  };
  const closeFromOutside = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') {
      event.stopPropagation(); // a dialog around it stays
      close(true);
    } else if (event.type === 'pointerdown' && !root.current?.contains(event.target as Node)) close(false);
  });
  useEffect(() => {
    if (!open) return;
    const listen = (event: Event) => closeFromOutside(event);
    document.addEventListener('keydown', listen, true);
    document.addEventListener('pointerdown', listen);
    return () => {
      document.removeEventListener('keydown', listen, true);
      document.removeEventListener('pointerdown', listen);
    };
  }, [open]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hover = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        hovered.current = next;
        setOpen(next);
      },
      next ? hoverDelayMs : leaveDelayMs,
    );
  };
  return {
    id,
    open,
    close,
    openNow: () => setOpen(true),
    root: {
      ref: root,
      onBlur: (event: FocusEvent) => open && event.relatedTarget && !root.current?.contains(event.relatedTarget) && close(false),
      ...(openOnHover && { onPointerEnter: hover(true), onPointerLeave: hover(false) }),
    },
    trigger: {
      'aria-expanded': open,
      'aria-controls': id,
      /** The press that follows a hover keeps the panel open. */
      'onClick': () => {
        setOpen(!open || hovered.current);
        hovered.current = false;
      },
    },
  };
}
