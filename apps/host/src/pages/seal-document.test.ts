import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealDocument } from './seal-document.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)![1]!.split(' ');

test("allows the page's own inline scripts by their hashes and takes their mark off", () => {
  const { html, policy } = sealDocument(
    '<script nonce="n1">one()</script><link nonce="n1" rel="x"><script nonce="n1" type="module" async="">two\n()</script>',
    'n1',
  );
  expect(html).toBe('<script>one()</script><link rel="x"><script type="module" async="">two\n()</script>');
  expect(scriptSources(policy)).toEqual(["'self'", hash('one()'), hash('two\n()')]);
});

test('asks for scripts after what is seen', () => {
  expect(sealDocument('<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>', 'n1').html).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
  );
});

test('does not allow a script that came in by another way', () => {
  const { policy } = sealDocument(
    '<p><script>evil()</script></p><script nonce="other">evil()</script><script nonce="n1">one()</script>',
    'n1',
  );
  expect(scriptSources(policy)).toEqual(["'self'", hash('one()')]);
});

test('files need no hash, the same script only one', () => {
  const { policy } = sealDocument(
    '<script src="/a.js" nonce="n1"></script><script nonce="n1">one()</script><script nonce="n1">one()</script>',
    'n1',
  );
  expect(scriptSources(policy)).toEqual(["'self'", hash('one()')]);
});

test('forbids inline styles, foreign frames, plugins and anything from elsewhere that the operator did not name', () => {
  const { policy } = sealDocument('', 'n1', { connect: ['https://tiles.example'], images: ['https://img.example'] });
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
