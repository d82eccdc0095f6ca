import { afterEach, expect, test, vi } from 'vitest';
import { coalesceUntilVisible } from './coalesce-until-visible.ts';

class Page extends EventTarget {
  hidden = false;
  show(isShown: boolean): void {
    this.hidden = !isShown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

afterEach(() => vi.unstubAllGlobals());

function open() {
  const page = new Page();
  vi.stubGlobal('document', page);
  const look = vi.fn();
  return { page, look, hear: coalesceUntilVisible<string>(look) };
}

test('looks at once while the page is in sight', () => {
  const { look, hear } = open();
  hear(['messages']);
  hear(['orders']);
  expect(look.mock.calls).toEqual([[['messages']], [['orders']]]);
});

test('looks once when the page is seen again, however much came while it was hidden', () => {
  const { page, look, hear } = open();
  page.show(false);
  for (const what of ['messages', 'orders', 'messages']) hear([what]);
  expect(look).not.toHaveBeenCalled();
  page.show(true);
  expect(look.mock.calls).toEqual([[['messages', 'orders']]]);
  page.show(false);
  page.show(true);
  expect(look).toHaveBeenCalledOnce();
});
