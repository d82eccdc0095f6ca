import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { STRICT_POLICY } from '../front-ends/content-policy.ts';
import { addCspHashes } from './add-csp-hashes.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)![1]!.split(' ');

test("allows the page's own inline scripts by their hashes and takes their mark off", () => {
  const { html, policy } = addCspHashes(
    '<script nonce="n1">one()</script><link nonce="n1" rel="x"><script nonce="n1">two\n()</script>',
    'n1',
    STRICT_POLICY,
  );
  expect(html).toBe('<script>one()</script><link rel="x"><script>two\n()</script>');
  expect(scriptSources(policy)).toEqual(["'self'", hash('one()'), hash('two\n()')]);
});

test('brings modules back once the page is painted, and allows them by their hash', () => {
  const { html, policy } = addCspHashes(
    '<link rel="modulepreload" href="/a.js" nonce="n1"/><link rel="stylesheet" href="/a.css"/><script nonce="n1" type="module" async="">start("</p>")</script>',
    'n1',
    STRICT_POLICY,
  );
  const [starter] = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code!);
  expect(html).toBe(`<link rel="stylesheet" href="/a.css"/><script>${starter}</script>`);
  expect(scriptSources(policy)).toEqual(["'self'", hash('start("</p>")'), hash(starter!)]);

  const painted: (() => void)[] = [];
  const added: object[] = [];
  const document = { hidden: false, createElement: (tag: string) => ({ tag }), head: { append: (one: object) => added.push(one) } };
  const later = (step: () => void) => painted.push(step);
  runInNewContext(starter!, { document, requestAnimationFrame: later, setTimeout: later });
  expect(added).toEqual([]);
  for (const step of painted) step();
  expect(added).toEqual([
    { tag: 'link', rel: 'modulepreload', fetchPriority: 'low', href: '/a.js' },
    { tag: 'script', type: 'module', text: 'start("</p>")' },
  ]);
});

test('adds the modules of a large page a few at a time, and starts after the last', () => {
  const links = Array.from({ length: 14 }, (_, at) => `<link rel="modulepreload" href="/${at}.js" nonce="n1"/>`).join('');
  const { html } = addCspHashes(`${links}<script nonce="n1" type="module" async="">start()</script>`, 'n1', STRICT_POLICY);
  const turns: (() => void)[] = [];
  const added: { href?: string; text?: string }[] = [];
  const document = { hidden: false, createElement: () => ({}), head: { append: (one: object) => added.push(one) } };
  const later = (step: () => void) => turns.push(step);
  runInNewContext(/<script>([\s\S]*?)<\/script>/.exec(html)![1]!, { document, requestAnimationFrame: later, setTimeout: later });
  const inTurn: number[] = [];
  for (const turn of turns) {
    const before = added.length;
    turn();
    inTurn.push(added.length - before);
  }
  expect(Math.max(...inTurn)).toBeLessThan(8);
  expect(added.map(({ href, text }) => href ?? text)).toEqual([...Array.from({ length: 14 }, (_, at) => `/${at}.js`), 'start()']);
});

test('does not allow a script that came in by another way', () => {
  const { policy } = addCspHashes(
    '<p><script>evil()</script></p><script nonce="other">evil()</script><script nonce="n1">one()</script>',
    'n1',
    STRICT_POLICY,
  );
  expect(scriptSources(policy)).toEqual(["'self'", hash('one()')]);
});

test('files need no hash, the same script only one', () => {
  const { policy } = addCspHashes(
    '<script src="/a.js" nonce="n1"></script><script nonce="n1">one()</script><script nonce="n1">one()</script>',
    'n1',
    STRICT_POLICY,
  );
  expect(scriptSources(policy)).toEqual(["'self'", hash('one()')]);
});

test('forbids inline styles, foreign frames, plugins and unlisted origins', () => {
  const { policy } = addCspHashes('', 'n1', STRICT_POLICY, { connect: ['https://tiles.example'], images: ['https://img.example'] });
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1).join(' ')]),
  );
  expect(directives).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob: https://img.example",
    'font-src': "'self'",
    'connect-src': "'self' https://tiles.example",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});
