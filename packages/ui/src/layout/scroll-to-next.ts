const SPEED_MS = 800;

/**
 * Scrolls a row to the child after the one at its start, and from its end back to the first. The scroll is instant for users who prefer
 * reduced motion.
 */
export function scrollToNext(line: HTMLElement): void {
  const isRtl = getComputedStyle(line).direction === 'rtl';
  const offsets = [...line.children].map((child) => distance(line, child, isRtl));
  const isAtEnd = Math.abs(line.scrollLeft) + line.clientWidth >= line.scrollWidth - 2;
  const next = isAtEnd ? offsets[0] : offsets.find((offset) => offset > 2);
  if (next !== undefined) glide(line, isRtl ? -next : next);
}

/** Distance of a child behind the start of the row, in reading direction. */
function distance(line: HTMLElement, child: Element, isRtl: boolean): number {
  const [outer, inner] = [line.getBoundingClientRect(), child.getBoundingClientRect()];
  const padding = Number.parseFloat(getComputedStyle(line).scrollPaddingInlineStart) || 0;
  return (isRtl ? outer.right - inner.right : inner.left - outer.left) - padding;
}

function glide(line: HTMLElement, by: number): void {
  const [from, startedAt] = [line.scrollLeft, performance.now()];
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return void (line.scrollLeft = from + by);
  line.dataset['gliding'] = ''; // scroll snapping would pull back at every frame
  const step = (now: number) => {
    const part = Math.min(1, (now - startedAt) / SPEED_MS);
    line.scrollLeft = from + by * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
    else delete line.dataset['gliding'];
  };
  requestAnimationFrame(step);
}
