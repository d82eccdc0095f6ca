import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { CommonQuery, PAGES, PageName } from './pages.ts';

type Pages = typeof PAGES;
type AnyName = Pages[PageName]['query'][number];
type PagesThatList<Query> = { [Page in PageName]: Query extends Pages[Page]['query'][number] ? Page : never }[PageName];

/** Names that each of these pages lists in `pages.ts`, and those of every page. */
type QueryName<Name extends PageName> =
  | CommonQuery
  | ([Name] extends [never] ? never : { [Query in AnyName]: [Name] extends [PagesThatList<Query>] ? Query : never }[AnyName]);

/**
 * Query of a page, or of each of several pages that a part may stand on. A name that `pages.ts` does not list for them does not compile,
 * because the server would never see it.
 */
export interface PageQuery<Name extends PageName> {
  get(name: QueryName<Name>): string | null;
  has(name: QueryName<Name>): boolean;
}

/**
 * The query in an address.
 * @example pageQuery<'store'>(new URL(request.url)).get('category_id')
 */
export function pageQuery<Name extends PageName = never>({ search }: { readonly search: string }): PageQuery<Name> {
  return new URLSearchParams(search);
}

/** Query of the current address, and a function that changes values in place; undefined removes one. */
export function usePageQuery<Name extends PageName = never>(): readonly [
  query: PageQuery<Name>,
  change: (changes: { readonly [Each in QueryName<Name>]?: string | undefined }) => void,
] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Record<string, string | undefined>>) =>
      setQuery(
        (now) => {
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined) now.delete(name);
            else now.set(name, value);
          }
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return [query, change];
}
