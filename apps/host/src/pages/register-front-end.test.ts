import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerFrontEnd } from './register-front-end.ts';

const root = mkdtempSync(join(tmpdir(), 'front-end-'));
afterAll(() => rmSync(root, { recursive: true }));

const SCRIPT = 'window.started = true;';
const DOCUMENT = `<!doctype html><html><body><script>${SCRIPT}</script><script type="module" src="/x-assets/a.js"></script></body></html>`;

async function serve() {
  mkdirSync(join(root, 'build/client/x-assets'), { recursive: true });
  writeFileSync(join(root, 'build/client/index.html'), DOCUMENT);
  writeFileSync(join(root, 'build/client/x-assets/a.js'), 'export {}');
  const app = Fastify();
  await registerFrontEnd(app, { name: 'x', folder: pathToFileURL(`${root}/`), prefixes: ['/x', '/y-z'], assets: '/x-assets/' });
  return app;
}

test('answers every address under its prefixes with its document, and no other', async () => {
  const app = await serve();
  const answers = await Promise.all(['/x', '/x/orders/7?tab=new', '/y-z', '/y-z/a', '/xy', '/'].map((url) => app.inject(url)));
  expect(answers.map(({ statusCode, body }) => [statusCode, body === DOCUMENT])).toEqual([
    [200, true],
    [200, true],
    [200, true],
    [200, true],
    [404, false],
    [404, false],
  ]);
});

test('has a policy that lets its own scripts run, by their hashes, and nothing from elsewhere', async () => {
  const app = await serve();
  const { headers } = await app.inject('/x');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', SCRIPT, 'base64')}';`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(headers['cache-control']).toBe('no-cache');
});

test('keeps files for a year and tells of those that are not there', async () => {
  const app = await serve();
  const [file, missing] = await Promise.all(['/x-assets/a.js', '/x-assets/b.js'].map((url) => app.inject(url)));
  expect(file!.headers['cache-control']).toContain('immutable');
  expect([file!.statusCode, missing!.statusCode]).toEqual([200, 404]);
});

test('says how to build what is not built', async () => {
  const nowhere = { name: 'consoles', folder: pathToFileURL(`${root}/nowhere/`), prefixes: ['/x'], assets: '/x-assets/' } as const;
  await expect(registerFrontEnd(Fastify(), nowhere)).rejects.toThrow('npm start');
});
