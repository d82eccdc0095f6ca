import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** How long a quantity control stays open once the mouse has left it. */
const AFTER_MOUSE_MS = 500;
/** A finger leaves nothing: so long after the last touch. */
const AFTER_TOUCH_MS = 3000;

/** A control that unfolds when it is used and folds up again when it is left. `isSteady` has room to stay open. */
export function useUnfolding({ isSteady }: { readonly isSteady: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasMouse = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const closeIn = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(false), ms);
  };
  const open = () => {
    setIsOpen(true);
    clearTimeout(timer.current);
    if (!hasMouse.current) closeIn(AFTER_TOUCH_MS);
  };
  return {
    isOpen: isSteady || isOpen,
    open,
    watch: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        hasMouse.current = pointerType === 'mouse';
        if (hasMouse.current) open();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        hasMouse.current = false;
        closeIn(AFTER_MOUSE_MS);
      },
      onPointerUp: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') closeIn(AFTER_TOUCH_MS);
      },
      // With the keyboard it stays open for as long as the focus is inside.
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) clearTimeout(timer.current);
      },
      onKeyDown: () => clearTimeout(timer.current),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget) && !hasMouse.current) closeIn(AFTER_MOUSE_MS);
      },
    },
  };
}
