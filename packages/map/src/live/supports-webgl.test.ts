import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const lose = vi.fn<() => void>();
const context = { getExtension: () => ({ loseContext: lose }) };

beforeEach(() => {
  vi.resetModules();
  lose.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

/** A browser whose canvas has these kinds of contexts. */
async function browse(kinds: Readonly<Record<string, unknown>>) {
  const getContext = vi.fn((kind: string) => kinds[kind] ?? null);
  vi.stubGlobal('document', { createElement: () => ({ getContext }) });
  return { getContext, ...(await import('./supports-webgl.ts')) };
}

test.each([
  ['WebGL 2', { webgl2: context }],
  ['the first WebGL', { webgl: context }],
])('a browser with %s renders the live map, is asked once, and has its context back', async (_which, kinds) => {
  const { supportsWebGl, getContext } = await browse(kinds);
  expect([supportsWebGl(), supportsWebGl()]).toEqual([true, true]);
  expect(getContext.mock.calls.map(([kind]) => kind)).toEqual('webgl2' in kinds ? ['webgl2'] : ['webgl2', 'webgl']);
  expect(lose).toHaveBeenCalledOnce();
});

test('a browser without WebGL does not, and is asked once', async () => {
  const { supportsWebGl, getContext } = await browse({});
  expect([supportsWebGl(), supportsWebGl()]).toEqual([false, false]);
  expect(getContext).toHaveBeenCalledTimes(2);
});

test('a context that cannot be given back counts too', async () => {
  const { supportsWebGl } = await browse({ webgl2: { getExtension: () => null } });
  expect(supportsWebGl()).toBe(true);
});

test('a browser that throws has none', async () => {
  vi.stubGlobal('document', undefined);
  const { supportsWebGl } = await import('./supports-webgl.ts');
  expect(supportsWebGl()).toBe(false);
});
