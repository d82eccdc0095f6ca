import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compress, encodingFor, type ContentEncoding } from '../pages/compression.ts';
import { policyText } from './content-policy.ts';
import type { FrontEnd } from './front-ends.ts';
import { pagePaths } from './page-paths.ts';

interface StaticPagesOptions {
  /** The document of the client build. */
  readonly document: string;
  readonly isNoPage: (path: string) => boolean;
}

/** Answers every page of a front end with the one document of its client build. */
export async function serveStaticPages(
  app: FastifyInstance,
  { prefixes, policy, headers = {}, headersBelow = {} }: FrontEnd,
  { document, isNoPage }: StaticPagesOptions,
): Promise<void> {
  const body = readFileSync(document);
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const packed: Readonly<Record<ContentEncoding, Buffer>> = { br: await compress(body, 'br'), gzip: await compress(body, 'gzip') };
  const all = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'vary': 'Accept-Encoding',
    'content-security-policy': policyText(policy, inlineScriptsOf(String(body))),
    ...headers,
    etag,
  };
  const prefixOf = (url: string): `/${string}` => `/${url.split(/[/?]/, 2)[1]!}`;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isNoPage(request.url.split('?', 1)[0]!)) return reply.callNotFound();
    reply.headers({ ...all, ...headersBelow[prefixOf(request.url)] });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const packing = encodingFor(request.headers);
    return packing ? reply.header('content-encoding', packing).send(packed[packing]) : reply.send(body);
  };
  for (const path of pagePaths(prefixes)) app.get(path, { exposeHeadRoute: true }, answer);
}

function inlineScriptsOf(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code!);
}
