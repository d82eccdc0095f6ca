/** Time for the parts of the page to hand the focus on by themselves. */
const HAND_OVER_MS = 120;
/** Places that had the focus before the last one: the control that opened a dialog, the page below it. */
const REMEMBERED = 6;
const LISTS = 'ul, ol, tbody, [role=list]';
const NAMED = 'section, article, aside, form, fieldset, main, nav, dialog, [role=dialog], [role=alertdialog], [role=group], [role=region]';
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';
const GONE = ':disabled, [hidden], [hidden] *';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** An element that had the focus, with its ancestors and its place among their children. */
interface Place {
  readonly element: HTMLElement;
  readonly path: readonly { readonly parent: Element; readonly at: number }[];
}

/**
 * Keeps the focus on the page: where the focused control goes or is disabled, and nothing else takes the focus, the nearest thing with a
 * name gets it. That is the next entry of its list, else the heading or the name of the part that it stood in, else the control that had
 * the focus before. Returns the function that ends it.
 */
export function keepFocus(): () => void {
  const places: Place[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const remember = () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
    places.push({ element: activeElement, path: pathOf(activeElement) });
    if (places.length > REMEMBERED) places.shift();
  };
  const isLost = () => mayBeLost() && !isUsable(places.at(-1)!.element);
  /** Reads no styles: this runs after every change of the page. */
  const mayBeLost = () => {
    const last = places.at(-1);
    const { activeElement: active } = document;
    return last !== undefined && (!active || active === document.body || (active === last.element && active.matches(GONE)));
  };
  const restore = () => {
    waiting = undefined;
    if (!isLost()) return;
    const target = places.toReversed().map(nearest).find(Boolean) ?? document.querySelector<HTMLElement>('main h1');
    places.length = 0;
    if (target) focusOn(target);
  };
  const check = () => {
    if (waiting === undefined && mayBeLost()) waiting = setTimeout(restore, HAND_OVER_MS);
  };
  // A press beside every control takes the focus away on purpose.
  const forget = () => void (places.length = 0);
  remember();
  const listening = new AbortController();
  document.addEventListener('focusin', remember, { signal: listening.signal });
  document.addEventListener('pointerdown', forget, { capture: true, signal: listening.signal });
  const watching = new MutationObserver(check);
  watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  return () => {
    listening.abort();
    watching.disconnect();
    clearTimeout(waiting);
  };
}

function pathOf(element: Element): Place['path'] {
  const path: { parent: Element; at: number }[] = [];
  for (let child = element; child.parentElement && child !== document.body; child = child.parentElement)
    path.push({ parent: child.parentElement, at: [...child.parentElement.children].indexOf(child) });
  return path;
}

function nearest({ element, path }: Place): HTMLElement | undefined {
  if (isUsable(element)) return element;
  for (const { parent, at } of path) {
    if (!isUsable(parent) || parent === document.body) continue;
    const found = parent.matches(LISTS) ? entryAt(parent, at) : parent.matches(NAMED) ? nameOf(parent) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The first control or the heading of the entry that has taken the place of another. */
function entryAt(list: Element, at: number): HTMLElement | undefined {
  const entry = list.children[Math.min(at, list.children.length - 1)];
  return entry && [...entry.querySelectorAll<HTMLElement>(`${CONTROLS}, ${HEADINGS}`)].find(isUsable);
}

/** The visible heading of a part, or the part itself where it has a name of its own. */
function nameOf(part: Element): HTMLElement | undefined {
  const heading = [...part.querySelectorAll<HTMLElement>(HEADINGS)].find(isUsable);
  return heading ?? (part.hasAttribute('aria-label') || part.hasAttribute('aria-labelledby') ? (part as HTMLElement) : undefined);
}

function isUsable(element: Element): boolean {
  return (
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [inert] *, [aria-hidden=true] *')
  );
}

function focusOn(target: HTMLElement): void {
  if (!target.matches(CONTROLS)) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
