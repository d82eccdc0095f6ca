import { lookup as resolve } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;

export interface Post {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/**
 * Posts to a host on the public internet and returns the status. The address is checked when it is dialled, so that no host name can lead
 * into the private network. Redirects are not followed, the response body is not read, and the timeout is ten seconds.
 */
export function postExternal(url: URL, { headers, body }: Post): Promise<number> {
  return new Promise((answer, fail) => {
    // A literal IP address is dialled without a lookup.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw notPublic(literal);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      lookup: lookupPublic,
      agent: false,
      signal,
    });
    sent.on('error', fail);
    sent.on('response', (response) => {
      answer(response.statusCode ?? 0);
      response.destroy();
    });
    sent.end(body);
  });
}

/** Looks up a host name and returns only public addresses. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return callback(notPublic(hostname), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

function notPublic(host: string): Error {
  return new Error(`${host} is not on the public internet`);
}
