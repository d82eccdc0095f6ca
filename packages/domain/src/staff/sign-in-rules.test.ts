import { expect, test } from 'vitest';
import { STAFF_ROLES, STAFF_SCOPES } from './permissions.ts';
import { needsCode, SESSION_LIMITS } from './sign-in-rules.ts';

test('the roles of the whole shop need a one-time code, the others do not', () => {
  expect(STAFF_ROLES.filter((role) => !needsCode(role))).toEqual(['store_owner', 'store_manager', 'kitchen', 'courier']);
});

test.each([
  ['all', 30 * 60, 12 * 60 * 60],
  ['own store', 30 * 86_400, 30 * 86_400],
  ['own deliveries', 14 * 86_400, 14 * 86_400],
] as const)('a session in the scope "%s" ends %d seconds after its last request, and %d after it began', (scope, idle, longest) => {
  expect(SESSION_LIMITS[scope]).toEqual({ idleSeconds: idle, longestSeconds: longest });
});

test('no session may be idle for longer than it may last', () => {
  for (const scope of STAFF_SCOPES) expect(SESSION_LIMITS[scope].idleSeconds).toBeLessThanOrEqual(SESSION_LIMITS[scope].longestSeconds);
});
