/** Elements to press. Forms and text fields are selected separately. */
const PRESSED = 'button,[role=button],[role=switch],[role=tab],[role=checkbox],[role=radio],[type=checkbox],[type=radio]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Replays what is done to parts of the server's page before they are hydrated: the latest press or submitted form, and whatever was typed.
 * Forms with an address of their own work without scripts and are left alone. Runs in the head of the page, as the text below.
 */
function replayEvents(pressed: string): void {
  // Held weakly: most of these elements go with the first page.
  let serverElements: WeakSet<Element> | undefined;
  let again: (() => void) | undefined;
  let waiting: HTMLElement | undefined;
  let until = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  // With their text: a render between hydration and replay assigns the field its state, which is still empty.
  const typed = new Map<Field, string>();
  // The marks of `hydration-boundary.tsx`.
  const isHydrated = (element: Element) =>
    (element.closest<HTMLElement>('[data-boundary]') ?? document.documentElement).dataset['hydrated'] !== undefined;
  // Scripts add elements that the server never drew, like the buttons of a map.
  const isUnhydrated = (element: Element) => !isHydrated(element) && serverElements?.has(element) !== false;
  const retype = (field: Field, text: string) => {
    const { value, selectionStart, selectionEnd } = field;
    // React passes an input event on if the value differs from the one that was last assigned to this very field.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
    if (selectionStart !== null && value === text) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const check = () => {
    for (const [field, text] of typed) {
      // A field that was removed never hydrates.
      if (field.isConnected && !isHydrated(field)) continue;
      typed.delete(field);
      if (field.isConnected) retype(field, text);
    }
    const isLost = waiting && (!waiting.isConnected || performance.now() > until);
    if (waiting && (isLost || isHydrated(waiting))) {
      delete waiting.dataset['waits'];
      if (!isLost) again!();
      waiting = undefined;
    }
    if (waiting || typed.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const watch = () => (timer ??= setInterval(check, 50));
  const queue = (event: Event, element: HTMLElement, repeat: () => void) => {
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
    serverElements = new WeakSet(document.querySelectorAll(`${pressed},form,input,textarea`));
  });
  addEventListener(
    'click',
    (event) => {
      const element = (event.target as Element).closest<HTMLButtonElement>(pressed);
      if (!element || !isUnhydrated(element) || (element.type === 'submit' && hasAddress(element.form))) return;
      queue(event, element, () => element.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isUnhydrated(form) && !hasAddress(form)) queue(event, form, () => form.requestSubmit());
    },
    true,
  );
  addEventListener(
    'input',
    (event) => {
      const field = event.target as Field;
      if (!typed.has(field) && !isUnhydrated(field)) return;
      typed.set(field, field.value);
      watch();
    },
    true,
  );
}

/** Allowed by its hash; the client bundle does not need the text. */
export const EVENT_REPLAY_SCRIPT = import.meta.env.SSR
  ? `(${replayEvents.toString().replaceAll(/\/\/.*|\n\s*/g, ' ')})(${JSON.stringify(PRESSED)})`
  : '';
