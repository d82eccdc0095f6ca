import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onIdle } from './on-idle.ts';

let idle: { readonly act: () => void; readonly options: unknown }[];
let page: EventTarget;

beforeEach(() => {
  idle = [];
  const requestIdleCallback = (act: () => void, options: unknown) => void idle.push({ act, options });
  page = Object.assign(new EventTarget(), { requestIdleCallback });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { readyState: 'complete' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a loaded page acts when the browser is idle, after five seconds at the latest', () => {
  const act = vi.fn<() => void>();
  onIdle(act);
  expect(act).not.toHaveBeenCalled();
  expect(idle.map(({ options }) => options)).toEqual([{ timeout: 5000 }]);
  idle[0]!.act();
  expect(act).toHaveBeenCalledOnce();
});

test('a loading page waits for its load, and acts once', () => {
  vi.stubGlobal('document', { readyState: 'interactive' });
  onIdle(() => {});
  expect(idle).toHaveLength(0);
  page.dispatchEvent(new Event('load'));
  page.dispatchEvent(new Event('load'));
  expect(idle).toHaveLength(1);
});

test('a canceled act is not done, before the load or after it', () => {
  const act = vi.fn<() => void>();
  onIdle(act)();
  idle[0]!.act();
  vi.stubGlobal('document', { readyState: 'loading' });
  onIdle(act)();
  page.dispatchEvent(new Event('load'));
  expect(idle).toHaveLength(1);
  expect(act).not.toHaveBeenCalled();
});

test('a browser without idle time waits a moment', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  const act = vi.fn<() => void>();
  onIdle(act);
  vi.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});
