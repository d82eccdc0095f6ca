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
  const refetch = vi.fn();
  return { page, refetch, report: coalesceUntilVisible<string>(refetch) };
}

test('looks at once while the page is in sight', () => {
  const { refetch, report } = open();
  report(['messages']);
  report(['orders']);
  expect(refetch.mock.calls).toEqual([[['messages']], [['orders']]]);
});

test('looks once when the page is seen again, however much came while it was hidden', () => {
  const { page, refetch, report } = open();
  page.show(false);
  for (const what of ['messages', 'orders', 'messages']) report([what]);
  expect(refetch).not.toHaveBeenCalled();
  page.show(true);
  expect(refetch.mock.calls).toEqual([[['messages', 'orders']]]);
  page.show(false);
  page.show(true);
  expect(refetch).toHaveBeenCalledOnce();
});
