/** Elements to press. Forms and text fields are selected separately. */
const PRESSED = 'button,[role=button],[role=switch],[role=tab],[role=checkbox],[role=radio],[type=checkbox],[type=radio]';

/** Elements as React marks them once they are alive. */
interface Tracked extends HTMLElement {
  readonly _valueTracker?: { setValue(value: string): void };
}

/** What React knows of an element, or of what stands around it. */
interface Fiber {
  /** There only once the page has shown it and drawn it again. */
  readonly alternate?: Fiber | null;
  readonly flags: number;
  readonly return: Fiber | null;
}

/** What of a fiber's flags says that it and all in it are not on the page yet: Placement and Hydrating, as in React's own getNearestMountedFiber. */
const IN_THE_MAKING = 2 | 4096;

/**
 * Keeps what is done to parts of the server's page that are not alive yet, and does it once they are: the latest press or submitted form,
 * and whatever was typed. Forms with an address of their own work without scripts and are left alone. Runs in the head of the page, as the text below.
 */
function keepEarlyPresses(pressed: string, inTheMaking: number): void {
  // Held weakly: most of these elements go with the first page.
  let drawn: WeakSet<Element> | undefined;
  let again: (() => void) | undefined;
  let waiting: HTMLElement | undefined;
  let until = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const typed = new Set<Tracked>();
  const isAlive = (element: Element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
    if (!key) return false;
    // The mark comes when React begins with an element. A box ticked before it is done with the part around it counts as ticked from the start.
    let fiber: Fiber | null | undefined = (element as unknown as Record<string, Fiber>)[key];
    for (; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & inTheMaking) return false;
    return true;
  };
  // What a script of others draws later, like the buttons of a map, never comes alive in this sense.
  const isAsleep = (element: Element) => !isAlive(element) && drawn?.has(element) !== false;
  const look = () => {
    for (const field of typed) {
      // What went without ever coming alive is not waited for.
      if (field.isConnected && !isAlive(field)) continue;
      typed.delete(field);
      // oxlint-disable-next-line eslint/no-underscore-dangle -- without it React takes what was typed for known
      field._valueTracker?.setValue('');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const isLost = waiting && (!waiting.isConnected || performance.now() > until);
    if (waiting && (isLost || isAlive(waiting))) {
      delete waiting.dataset['waits'];
      if (!isLost) again!();
      waiting = undefined;
    }
    if (waiting || typed.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const watch = () => (timer ??= setInterval(look, 50));
  const keep = (event: Event, element: HTMLElement, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (waiting) delete waiting.dataset['waits'];
    waiting = element;
    again = repeat;
    // The user no longer expects the effect of an older press.
    until = performance.now() + 30_000;
    element.dataset['waits'] = '';
    watch();
  };
  const hasAddress = (form: HTMLFormElement | null | undefined) => form?.hasAttribute('action') === true;

  document.addEventListener('DOMContentLoaded', () => {
    drawn = new WeakSet(document.querySelectorAll(`${pressed},form,input,textarea`));
  });
  addEventListener(
    'click',
    (event) => {
      const element = (event.target as Element).closest<HTMLButtonElement>(pressed);
      if (!element || !isAsleep(element) || (element.type === 'submit' && hasAddress(element.form))) return;
      keep(event, element, () => element.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isAsleep(form) && !hasAddress(form)) keep(event, form, () => form.requestSubmit());
    },
    true,
  );
  addEventListener(
    'input',
    (event) => {
      const field = event.target as Tracked;
      if (!isAsleep(field)) return;
      typed.add(field);
      watch();
    },
    true,
  );
}

/** Allowed by its hash; the client bundle does not need the text. */
export const EVENT_REPLAY_SCRIPT = import.meta.env.SSR
  ? `(${keepEarlyPresses.toString().replaceAll(/\/\/.*|\n\s*/g, ' ')})(${JSON.stringify(PRESSED)}, ${IN_THE_MAKING})`
  : '';
