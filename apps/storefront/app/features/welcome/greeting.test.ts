import { expect, test, vi } from 'vitest';
import { isOffered, wasGreeted } from './greeting.ts';

test.each([
  ['may still take a discount', true, 20, true],
  ['has taken it or let it pass', false, 0, false],
  ['is offered nothing', true, 0, false],
])('a customer who %s is welcomed: %s %i [welcome-01]', (_who, is_valid_for_discount, discount_amount, isWelcomed) => {
  expect(isOffered({ is_valid_for_discount, discount_amount })).toBe(isWelcomed);
});

test('a customer is greeted once in a session, and after a reload not again [welcome-02]', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) },
  });
  expect([wasGreeted(7), wasGreeted(7), wasGreeted(8)]).toEqual([false, true, false]);
  vi.resetModules();
  const reloaded = await import('./greeting.ts');
  expect([reloaded.wasGreeted(8), reloaded.wasGreeted(9)]).toEqual([true, false]);
});

test('a browser that remembers nothing greets once on a page [welcome-02]', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('window', { sessionStorage: { getItem: refuse, setItem: refuse } });
  expect([wasGreeted(21), wasGreeted(21)]).toEqual([false, true]);
});
