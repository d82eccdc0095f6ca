import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Delay before a quantity control collapses after the mouse has left. */
const AFTER_MOUSE_MS = 500;

/**
 * State of a control that collapses after the mouse has left and expands on use. Touch never collapses it; `isSteady` controls have room to
 * stay open.
 */
export function useCollapse({ isSteady }: { readonly isSteady: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasMouseLeft = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const collapseLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(false), AFTER_MOUSE_MS);
  };
  const open = () => {
    setIsOpen(true);
    clearTimeout(timer.current);
    // The cart may answer after the mouse has left.
    if (hasMouseLeft.current) collapseLater();
  };
  return {
    isOpen: isSteady || isOpen,
    open,
    watch: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        hasMouseLeft.current = false;
        open();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        hasMouseLeft.current = true;
        collapseLater();
      },
      // With the keyboard it stays open while it has focus.
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) clearTimeout(timer.current);
      },
      onKeyDown: () => clearTimeout(timer.current),
    },
  };
}
