import { withQuery } from '@bozor/web/navigation/with-query.ts';
import { PAGES, type CommonQuery, type Page, type PageName } from './pages.ts';

/**
 * URLs as functions of path parameters, then query.
 * @example urls.store('lola', { module_id: 2 }) // '/store/lola?module_id=2'
 * @example urls.home() // '/home'
 */
export const urls = Object.fromEntries(
  Object.entries(PAGES).map(([name, page]) => [name, (...args: never[]) => hrefOf(page, args)]),
) as unknown as Urls;

type Value = string | number | boolean | null | undefined;
type QueryOf<Name extends PageName> =
  (typeof PAGES)[Name] extends Page<string, infer Query> ? { readonly [K in Query | CommonQuery]?: Value } : never;
type Parts<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${string}/${infer Tail}`
    ? [part: string | number, ...Parts<`/${Tail}`>]
    : Rest extends `${string}?`
      ? [part?: string | number]
      : [part: string | number]
  : [];
type Urls = { readonly [Name in PageName]: (...args: [...Parts<(typeof PAGES)[Name]['path']>, query?: QueryOf<Name>]) => string };

function hrefOf(page: Page, args: readonly unknown[]): string {
  const rest = [...args];
  const pathname = page.path
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment;
      return typeof rest[0] === 'object' || rest[0] === undefined ? '' : encodeURIComponent(String(rest.shift()));
    })
    .join('/')
    .replace(/(?<=.)\/$/, '');
  return withQuery({ pathname, search: '' }, (rest.find((arg) => typeof arg === 'object') ?? {}) as Record<string, Value>);
}
