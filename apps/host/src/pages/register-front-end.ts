import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Advice } from '../advice.ts';
import type { BrowserFrontEnd } from './front-ends.ts';

/** Serves a built front end: its document under all its prefixes, with a policy of its own, and its files. */
export async function registerFrontEnd(app: FastifyInstance, frontEnd: BrowserFrontEnd): Promise<void> {
  const client = fileURLToPath(new URL('build/client/', frontEnd.folder));
  const document = readDocument(`${client}index.html`, frontEnd.name);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(document),
    // The document names the files of one build: after a new release it must be asked for again.
    'cache-control': 'no-cache',
  };
  for (const prefix of frontEnd.prefixes)
    for (const url of [prefix, `${prefix}/*`])
      app.get(url, { exposeHeadRoute: true }, (_request, reply) => reply.headers(headers).send(document));
  await app.register(fastifyStatic, {
    root: `${client}${frontEnd.assets.slice(1)}`,
    prefix: frontEnd.assets,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
}

function readDocument(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Advice(`The ${name} are not built. "npm start" builds them, and so does "node tools/build.mjs".`);
  }
}

/** Allows the scripts that stand in the built document, by their hashes, and nothing from elsewhere. */
function policyFor(document: string): string {
  const hashes = [...document.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${hash('sha256', script!, 'base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
