import type { IncomingHttpHeaders } from 'node:http';

/** The cookie with the token of a staff session. Scripts cannot read it, and no other site's page sends it. */
export interface StaffCookie {
  readonly read: (headers: IncomingHttpHeaders) => string | undefined;
  /** Value of `set-cookie` that keeps a token for so many seconds. */
  readonly keep: (token: string, seconds: number) => string;
  /** Value of `set-cookie` that removes it. */
  readonly remove: () => string;
}

const LONGEST_TOKEN = 100;

/**
 * The cookie of a shop at this address. With https its name has the prefix `__Host-`: browsers accept it only from this very host, secure
 * and for all paths.
 */
export function staffCookieAt(publicUrl: string, plain = 'bozor-staff'): StaffCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? `__Host-${plain}` : plain;
  const write = (value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    read: ({ cookie = '' }) => {
      const pair = cookie.split(/;\s*/).find((each) => each.startsWith(`${name}=`));
      const token = pair?.slice(name.length + 1, name.length + 1 + LONGEST_TOKEN);
      return token === '' ? undefined : token;
    },
    keep: write,
    remove: () => write('', 0),
  };
}

/**
 * Whether a page of the consoles sent the request. No form or picture can set the header, a script of another origin only after a preflight,
 * which is refused; browsers also say themselves where a request comes from.
 */
export function isConsole(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return headers['x-bozor-console'] === '1' && (site === undefined || site === 'same-origin' || site === 'none');
}
