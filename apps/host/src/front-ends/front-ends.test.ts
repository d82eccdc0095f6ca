import { describe, expect, it, test } from 'vitest';
import { STRICT_POLICY } from './content-policy.ts';
import { FRONT_ENDS, frontEndAt, type FrontEnd } from './front-ends.ts';

const folder = new URL('file:///nowhere/');
const shop: FrontEnd = { name: 'storefront', folder, prefixes: ['/'], assets: '/assets/', render: 'server', policy: STRICT_POLICY };
const consoles: FrontEnd = {
  name: 'console',
  folder,
  prefixes: ['/console', '/store-console'],
  assets: '/console-assets/',
  render: 'static',
  policy: STRICT_POLICY,
};

test.each([
  ['/', 'storefront'],
  ['/home', 'storefront'],
  ['/console', 'console'],
  ['/console/orders/1', 'console'],
  ['/store-console/orders', 'console'],
  ['/consoles', 'storefront'],
  ['/store/console', 'storefront'],
])('the page at %s is of the %s, in whatever order the list is', (path, name) => {
  expect(frontEndAt([shop, consoles], path)?.name).toBe(name);
  expect(frontEndAt([consoles, shop], path)?.name).toBe(name);
});

test('a path outside all front ends belongs to none', () => {
  expect(frontEndAt([consoles], '/home')).toBeUndefined();
});

describe('the list', () => {
  it('gives each path, and each folder of files, to one front end', () => {
    for (const values of [
      FRONT_ENDS.flatMap(({ prefixes }) => prefixes),
      FRONT_ENDS.map(({ assets }) => assets),
      FRONT_ENDS.map(({ name }) => name),
    ])
      expect(values).toHaveLength(new Set(values).size);
  });

  it.each(FRONT_ENDS.map((each) => [each.name, each] as const))(
    'lets the pages of the %s run and draw nothing but its own',
    (_name, { policy }) => {
      expect(policy).toMatchObject({ 'object-src': ["'none'"], 'frame-ancestors': ["'none'"] });
      for (const directive of ['default-src', 'script-src', 'style-src', 'base-uri', 'form-action'] as const) {
        expect(policy[directive]).toBeDefined();
        for (const source of policy[directive]!) expect(["'self'", "'none'"]).toContain(source);
      }
    },
  );
});
