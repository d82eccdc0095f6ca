import { knownQuery, matchPage } from './match-page.ts';
import { toModuleId } from '../scope/scope.ts';
import { parseStored } from '@bozor/domain/storage/parse-stored.ts';
import { directionOf, type Direction } from '@bozor/domain/words/direction.ts';
import { preferredLocale, closestLocale } from '@bozor/domain/words/locale.ts';
import type { Scope } from '../scope/scope.ts';

/** The parts of a request that a page depends on. */
export interface PageDescription {
  /** Path and known query in canonical form. For loader data the path ends in `.data` as requested. */
  readonly address: string;
  readonly isKnown: boolean;
  readonly isData: boolean;
  readonly scope: Scope;
  readonly direction: Direction;
  /** Cache key: requests with the same key get the same page. */
  readonly key: string;
  /** Canonical URL of a page that was requested with a trailing slash. */
  readonly redirectTo?: string;
}

interface Asked {
  /** Path and query as received. */
  readonly url: string;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** Reduces a request to the page, the query it reads, zones, module, language and direction. */
export function describePage({ url, cookie, acceptLanguage }: Asked): PageDescription {
  const mark = url.indexOf('?');
  const requested = mark < 0 ? url : url.slice(0, mark);
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
  const isData = requested.endsWith('.data');
  const pathname = isData ? requested.replace(/(?:(?<=\/)_)?\.data$/, '') : requested;
  const matched = matchPage(pathname);
  const known = matched ? knownQuery(matched.page, query) : knownQuery({ query: [] }, query);

  const remembered = readMirrors(cookie);
  const locale = closestLocale(known.get('lang') ?? '') ?? remembered.locale ?? preferredLocale(acceptLanguage ?? '');
  const scope = { zoneIds: remembered.zoneIds, moduleId: toModuleId(known.get('module_id')) ?? remembered.moduleId, locale };

  const routes = isData ? query.get('_routes') : null;
  if (routes && /^[\w/,.-]{1,300}$/.test(routes)) known.set('_routes', routes);
  // All unknown paths share one page, so that invented URLs do not fill the cache.
  const place = matched ? requested : isData ? '/404.data' : '/404';
  const address = known.size === 0 ? place : `${place}?${known}`;
  const direction = directionOf(locale);
  return {
    address,
    isKnown: matched !== undefined,
    isData,
    scope,
    direction,
    key: `${address}|${scope.zoneIds?.join(',') ?? ''}|${scope.moduleId ?? ''}|${locale}|${direction}`,
    ...(matched &&
      !isData &&
      requested.length > 1 &&
      requested.endsWith('/') && { redirectTo: requested.slice(0, -1) + url.slice(requested.length) }),
  };
}

/** The mirrored cookies that a page depends on; invalid values are ignored. */
function readMirrors(cookie: string | undefined) {
  const cookies = cookie ? parseCookies(cookie) : undefined;
  return {
    zoneIds: parseStored('zoneid', cookies?.get('zoneid')),
    moduleId: toModuleId(cookies?.get('module')),
    locale: parseStored('language-setting', cookies?.get('language-setting')),
  };
}

const WANTED = new Set(['zoneid', 'module', 'language-setting']);

function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (!WANTED.has(name) || cookies.has(name)) continue;
    try {
      cookies.set(name, decodeURIComponent(pair.slice(equals + 1).trim()));
    } catch {
      // A cookie that cannot be decoded is not the shop's.
    }
  }
  return cookies;
}
