import type { MetaDescriptor } from 'react-router';
import { LOCALES } from '@bozor/domain/words/locale.ts';

/** Metadata of a page for search engines and shared links. Loaders return it as `head`. */
export interface PageHead {
  /** Without the shop's name, which is appended. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Absolute or root-relative URL. */
  readonly image?: string | null | undefined;
  /** Path with the query that identifies the content. A page without it is not indexed. */
  readonly canonical?: string;
  readonly type?: 'website' | 'product';
  /** JSON-LD objects from `json-ld.ts`. */
  readonly jsonLd?: readonly object[];
}

/** Site metadata of the root loader. */
interface SiteHead {
  readonly siteName: string;
  readonly publicUrl: string;
}

interface HeadArgs {
  readonly error?: unknown;
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/** The `meta` of every route: reads the deepest `head` of the loaders' replies. `export { pageMeta as meta } from './page-head.ts'` */
export function pageMeta({ matches, error }: HeadArgs): MetaDescriptor[] {
  if (error) return PROBLEM_META;
  const site = matches.map((match) => match?.loaderData).find(isSite) ?? { siteName: 'Bozor', publicUrl: '' };
  const head = matches
    .map((match) => match?.loaderData)
    .filter(hasHead)
    .at(-1)?.head;
  if (!head) return [{ title: site.siteName }];
  const title = head.title === site.siteName ? head.title : `${head.title} · ${site.siteName}`;
  const image = head.image && absolute(site.publicUrl, head.image);
  const url = head.canonical && absolute(site.publicUrl, head.canonical);
  return [
    { title },
    ...(head.description ? [{ name: 'description', content: head.description }] : []),
    ...(url ? addresses(url) : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: site.siteName },
    { property: 'og:title', content: head.title },
    { property: 'og:type', content: head.type ?? 'website' },
    ...(head.description ? [{ property: 'og:description', content: head.description }] : []),
    ...(url ? [{ property: 'og:url', content: url }] : []),
    ...(image
      ? [
          { property: 'og:image', content: image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(head.jsonLd ?? []).map((object) => ({ 'script:ld+json': object })),
  ] as MetaDescriptor[];
}

/** The error page renders its own title. */
export const PROBLEM_META: MetaDescriptor[] = [{ name: 'robots', content: 'noindex' }];

/** Canonical URL of the content, and the URL of each language. */
function addresses(url: string): MetaDescriptor[] {
  const inLanguage = (locale: string) => `${url}${url.includes('?') ? '&' : '?'}lang=${locale}`;
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    ...LOCALES.map((locale) => ({ tagName: 'link', rel: 'alternate', hrefLang: locale, href: inLanguage(locale) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
  ];
}

function absolute(publicUrl: string, address: string): string {
  return address.startsWith('/') ? publicUrl + address : address;
}

function isSite(loaderData: unknown): loaderData is SiteHead {
  return typeof loaderData === 'object' && loaderData !== null && 'publicUrl' in loaderData && 'siteName' in loaderData;
}

function hasHead(loaderData: unknown): loaderData is { readonly head: PageHead } {
  return typeof loaderData === 'object' && loaderData !== null && 'head' in loaderData && loaderData.head !== undefined;
}
