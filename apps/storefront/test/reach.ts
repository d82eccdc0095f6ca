/** The room that parts which do not scroll may take of a window whose content scrolls. */
const PINNED_SHARE = 0.36;

/** Elements of a dialog that a small window or large text puts out of reach: each, scrolled to, lies in the window and nothing covers it. */
export function outOfReach(dialog: Element): readonly string[] {
  const wanted = [...dialog.querySelectorAll<HTMLElement>('h2, h3, button, a[href], input, select, textarea, [role=slider]')];
  return wanted.filter((element) => isShown(element) && !isReached(element)).map(nameOf);
}

/** Texts of titles and controls that are cut, and words that are wider than their box. */
export function cutTexts(dialog: Element): readonly string[] {
  const holders = [...dialog.querySelectorAll<HTMLElement>('*')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''),
  );
  const isCut = (element: HTMLElement) => {
    const { display } = getComputedStyle(element);
    return display !== 'inline' && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
  };
  return holders.filter((element) => isShown(element) && !element.closest('.visually-hidden') && isCut(element)).map(nameOf);
}

/** How much of the window's height is taken by parts of a dialog that stand still while its content scrolls, if that is too much. */
export function pinnedTooHigh(dialog: HTMLElement): string | undefined {
  const scroller = [dialog, ...dialog.querySelectorAll<HTMLElement>('*')].find(
    (element) => element.scrollHeight > element.clientHeight + 40 && /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  if (!scroller) return undefined;
  scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) / 2;
  const { left, width } = dialog.getBoundingClientRect();
  const seen = Array.from({ length: window.innerHeight }, (_, y) => document.elementFromPoint(left + width / 2, y));
  const tops = new Map(seen.map((element) => [element, element?.getBoundingClientRect().top]));
  scroller.scrollTop -= 20;
  const stands = (element: Element | null) =>
    element !== null && element !== scroller && dialog.contains(element) && tops.get(element) === element.getBoundingClientRect().top;
  const share = seen.filter((element) => stands(element) && !element!.contains(scroller)).length / window.innerHeight;
  return share > PINNED_SHARE ? `${Math.round(share * 100)} % of the height stand still` : undefined;
}

function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

function isReached(element: HTMLElement): boolean {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const isInside =
    left >= -1 && right <= window.innerWidth + 1 && (height > window.innerHeight || (top >= -1 && bottom <= window.innerHeight + 1));
  const hit = document.elementFromPoint(left + width / 2, Math.max(top, 0) + Math.min(height, window.innerHeight) / 2);
  const label = element.closest('label') ?? (element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`));
  return (
    isInside &&
    hit !== null &&
    (element.contains(hit) || (hit.contains(element) && !hit.matches('[role=dialog], [role=alertdialog]')) || label?.contains(hit) === true)
  );
}

const nameOf = (element: Element) =>
  `${element.localName}: ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) || element.outerHTML.slice(0, 120)}`;
