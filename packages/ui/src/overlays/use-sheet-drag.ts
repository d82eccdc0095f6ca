import { type PointerEvent, type RefObject, useRef } from 'react';

const enoughPx = 96;

/** Pointer handlers of a sheet's grabber: the sheet follows the finger and closes when pulled far enough. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, close: () => void) {
  const start = useRef<number | null>(null);
  const move = (px: number) => {
    if (!sheet.current) return;
    sheet.current.style.transform = px > 0 ? `translateY(${px}px)` : '';
    sheet.current.style.transition = px > 0 ? 'none' : '';
  };
  const end = (event: PointerEvent) => {
    if (start.current === null) return;
    const pulled = event.clientY - start.current;
    start.current = null;
    move(0);
    if (pulled > enoughPx && event.type === 'pointerup') close();
  };
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) move(event.clientY - start.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
