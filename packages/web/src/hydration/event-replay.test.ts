import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EVENT_REPLAY_SCRIPT } from './event-replay.ts';

/** As much of a browser's field as the script asks for. */
class Field extends EventTarget {
  isConnected = true;
  readonly heard = vi.fn();
  constructor() {
    super();
    this.addEventListener('input', this.heard);
  }
}

let page: EventTarget & { readonly querySelectorAll: () => Field[] };
let field: Field;

beforeEach(() => {
  vi.useFakeTimers();
  field = new Field();
  page = Object.assign(new EventTarget(), { querySelectorAll: () => [field] });
  // The script stands in the head of a page, where these are global.
  // oxlint-disable-next-line typescript/no-implied-eval -- it is our own text, run as the page runs it
  new Function('document', 'addEventListener', EVENT_REPLAY_SCRIPT)(page, page.addEventListener.bind(page));
  page.dispatchEvent(new Event('DOMContentLoaded'));
});
afterEach(() => vi.useRealTimers());

function type() {
  page.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: field }));
}

test('what was typed is told to the field once it is alive, and then nothing is waited for', () => {
  type();
  vi.advanceTimersByTime(1000);
  expect(field.heard).not.toHaveBeenCalled();
  Object.assign(field, { __reactFiber$abc: {} });
  vi.advanceTimersByTime(1000);
  expect(field.heard).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a field that went without ever coming alive is not waited for', () => {
  type();
  field.isConnected = false;
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
});

test('a field that React has only begun with is not told yet', () => {
  type();
  // Hydrating, while what stands around it is on the page already.
  const part = { flags: 4096, alternate: null, return: { flags: 0, alternate: {}, return: null } };
  Object.assign(field, { __reactFiber$abc: { flags: 0, alternate: null, return: part } });
  vi.advanceTimersByTime(1000);
  expect(field.heard).not.toHaveBeenCalled();
  part.flags = 0;
  vi.advanceTimersByTime(1000);
  expect(field.heard).toHaveBeenCalledOnce();
});
