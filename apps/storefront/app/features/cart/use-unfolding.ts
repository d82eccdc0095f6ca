import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** How long a quantity control stays open once the mouse has left it. */
const AFTER_MOUSE_MS = 500;

/** A control that folds up when the mouse has left it, and unfolds when it is used again. A finger leaves nothing; `isSteady` has room to stay open. */
export function useUnfolding({ isSteady }: { readonly isSteady: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = () => {
    setIsOpen(true);
    clearTimeout(timer.current);
  };
  return {
    isOpen: isSteady || isOpen,
    open,
    watch: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') open();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsOpen(false), AFTER_MOUSE_MS);
      },
      // With the keyboard it stays open for as long as the focus is inside.
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) clearTimeout(timer.current);
      },
      onKeyDown: () => clearTimeout(timer.current),
    },
  };
}
