import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EVENT_REPLAY_SCRIPT } from './event-replay.ts';

/** The part of an element that the script uses. */
class Part {
  readonly dataset: Record<string, string> = {};
}

/** The part of a text field that the script uses. */
class Field extends EventTarget {
  isConnected = true;
  selectionStart: number | null = 2;
  selectionEnd: number | null = 2;
  readonly received = vi.fn();
  boundary: Part | null = null;
  #value = 'plov';
  constructor() {
    super();
    this.addEventListener('input', () => this.received(this.value));
  }
  get value() {
    return this.#value;
  }
  set value(value: string) {
    this.#value = value;
  }
  setSelectionRange(start: number, end: number) {
    [this.selectionStart, this.selectionEnd] = [start, end];
  }
  closest() {
    return this.boundary;
  }
}

let page: EventTarget & { readonly querySelectorAll: () => Field[]; readonly documentElement: Part };
let field: Field;

beforeEach(() => {
  vi.useFakeTimers();
  field = new Field();
  page = Object.assign(new EventTarget(), { querySelectorAll: () => [field], documentElement: new Part() });
  // The script is in the head of a page, where these are global.
  // oxlint-disable-next-line typescript/no-implied-eval -- it is our own text, run as the page runs it
  new Function('document', 'addEventListener', EVENT_REPLAY_SCRIPT)(page, page.addEventListener.bind(page));
  page.dispatchEvent(new Event('DOMContentLoaded'));
});
afterEach(() => vi.useRealTimers());

function type() {
  page.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: field }));
}

test('a field gets its typed text once the page is hydrated, and the replay ends', () => {
  type();
  vi.advanceTimersByTime(1000);
  expect(field.received).not.toHaveBeenCalled();
  page.documentElement.dataset['hydrated'] = '';
  vi.advanceTimersByTime(1000);
  expect(field.received.mock.calls).toEqual([['plov']]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a field that React assigns values to sees a change, and the caret stays where it was', () => {
  const assigned: string[] = [];
  // As React does: whatever is assigned to the field itself is remembered as known.
  Object.defineProperty(field, 'value', {
    get: () => Reflect.get(Field.prototype, 'value', field),
    set: (value: string) => {
      assigned.push(value);
      Reflect.set(Field.prototype, 'value', value, field);
    },
  });
  type();
  page.documentElement.dataset['hydrated'] = '';
  vi.advanceTimersByTime(1000);
  expect(assigned).toEqual(['']);
  expect(field.value).toBe('plov');
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
});

test('text that a render takes away before its replay is not lost', () => {
  type();
  page.documentElement.dataset['hydrated'] = '';
  field.value = '';
  vi.advanceTimersByTime(1000);
  expect(field.received.mock.calls).toEqual([['plov']]);
});

test('text that is typed further between hydration and replay stays', () => {
  type();
  page.documentElement.dataset['hydrated'] = '';
  field.value = 'plov with peas';
  type();
  vi.advanceTimersByTime(1000);
  expect(field.received.mock.calls).toEqual([['plov with peas']]);
});

test('a field that was removed before it was hydrated is not waited for', () => {
  type();
  field.isConnected = false;
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
});

test('a field in a part that hydrates by itself waits for that part', () => {
  field.boundary = new Part();
  type();
  page.documentElement.dataset['hydrated'] = '';
  vi.advanceTimersByTime(1000);
  expect(field.received).not.toHaveBeenCalled();
  field.boundary.dataset['hydrated'] = '';
  vi.advanceTimersByTime(1000);
  expect(field.received).toHaveBeenCalledOnce();
});
