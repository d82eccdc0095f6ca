import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { redirectSocialForm } from './redirect-social-form.ts';

const app = Fastify();
// The API's, which takes no form of a page.
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => done(new Error('refused')));
await redirectSocialForm(app);

const send = (payload: string, type = 'application/x-www-form-urlencoded') =>
  app.inject({ method: 'POST', url: '/auth/return', headers: { 'content-type': type }, payload });

test("Apple's form is redirected into the URL fragment, with known fields only", async () => {
  const { statusCode, headers } = await send('state=s%261&id_token=a.b.c&code=secret&user=%7B%22name%22%3A%22Anybody%22%7D');
  expect(statusCode).toBe(303);
  expect(headers).toMatchObject({ 'location': '/auth/return#state=s%261&id_token=a.b.c', 'cache-control': 'no-store' });
});

test('a form redirects only to the page, whatever its content', async () => {
  const { headers } = await send('state=//elsewhere.example&error=%0d%0aset-cookie:x');
  expect(headers.location).toBe('/auth/return#state=%2F%2Felsewhere.example&error=%0D%0Aset-cookie%3Ax');
});

test('other kinds of bodies, and large ones, are not taken', async () => {
  expect((await send('{}', 'text/html')).statusCode).toBe(415);
  expect((await send(`state=${'x'.repeat(20_000)}`)).statusCode).toBe(413);
});
