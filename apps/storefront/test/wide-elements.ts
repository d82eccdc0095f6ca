/** Elements of a part that can be scrolled sideways without meaning to, or reach over the edges of the screen. */
export function wideElements(part: Element): readonly string[] {
  const isWide = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > window.innerWidth + 1) && !isInsideOfRow(element, part);
  };
  return [part, ...part.querySelectorAll('*')].filter(isWide).map((element) => element.outerHTML.slice(0, 160));
}

/** Whether an element lies in a row that is meant to be scrolled or cut, or is only for screen readers. */
function isInsideOfRow(element: Element, part: Element): boolean {
  for (let at: Element | null = element; at && part.contains(at); at = at.parentElement) {
    const { overflowX, position, clipPath } = getComputedStyle(at);
    if (at !== part && overflowX !== 'visible') return at !== element || overflowX === 'hidden';
    if (position === 'absolute' && clipPath !== 'none') return true;
  }
  return false;
}
