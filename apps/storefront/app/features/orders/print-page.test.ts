import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printPage } from './print-page.ts';

class Frame extends EventTarget {
  className = '';
  tabIndex = 0;
  srcdoc = '';
  contentWindow: (EventTarget & { print: () => void }) | null = Object.assign(new EventTarget(), { print: vi.fn<() => void>() });
  readonly attributes: Record<string, string> = {};
  readonly setAttribute = (name: string, value: string) => void (this.attributes[name] = value);
  readonly remove = vi.fn<() => void>();
}

let frame: Frame;
const append = vi.fn<(frame: Frame) => void>();

beforeEach(() => {
  append.mockClear();
  vi.stubGlobal('document', { body: { append }, createElement: () => (frame = new Frame()) });
});
afterEach(() => vi.unstubAllGlobals());

test('the page is printed from a frame that nobody sees, hears or reaches, once it has loaded', () => {
  printPage('<p>Receipt</p>');
  expect(append).toHaveBeenCalledWith(frame);
  expect(frame).toMatchObject({
    srcdoc: '<p>Receipt</p>',
    className: 'visually-hidden',
    tabIndex: -1,
    attributes: { 'aria-hidden': 'true' },
  });
  expect(frame.contentWindow!.print).not.toHaveBeenCalled();
  frame.dispatchEvent(new Event('load'));
  expect(frame.contentWindow!.print).toHaveBeenCalledOnce();
  expect(frame.remove).not.toHaveBeenCalled();
  frame.contentWindow!.dispatchEvent(new Event('afterprint'));
  expect(frame.remove).toHaveBeenCalledOnce();
});

test('a frame that lost its window is removed', () => {
  printPage('');
  frame.contentWindow = null;
  frame.dispatchEvent(new Event('load'));
  expect(frame.remove).toHaveBeenCalledOnce();
});
