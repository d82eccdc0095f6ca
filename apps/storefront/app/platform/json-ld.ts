/** JSON-LD objects for search engines; put into a page's `head.jsonLd`, where every `<`, `>` and `&` is escaped on the way into the document. */

interface Crumb {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

export function breadcrumbs(crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    'itemListElement': crumbs.map(({ name, url }, index) => ({ '@type': 'ListItem', 'position': index + 1, name, 'item': url })),
  };
}

interface ProductFacts {
  readonly name: string;
  readonly description: string | undefined;
  readonly url: string;
  readonly images: readonly string[];
  readonly price: number;
  readonly currency: string;
  readonly isInStock: boolean;
  readonly seller: string;
  /** Left out while nobody has rated it. */
  readonly rating?: { readonly average: number; readonly count: number };
}

export function product(facts: ProductFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    'name': facts.name,
    'description': facts.description,
    'image': facts.images,
    'url': facts.url,
    'offers': {
      '@type': 'Offer',
      'price': facts.price,
      'priceCurrency': facts.currency,
      'availability': `https://schema.org/${facts.isInStock ? 'InStock' : 'OutOfStock'}`,
      'seller': { '@type': 'Organization', 'name': facts.seller },
      'url': facts.url,
    },
    ...ratingOf(facts.rating),
  };
}

interface StoreFacts {
  readonly type: 'Restaurant' | 'GroceryStore' | 'Pharmacy' | 'Store';
  readonly name: string;
  readonly url: string;
  readonly image: string | undefined;
  readonly address: string;
  readonly point: { readonly lat: number; readonly lng: number };
  readonly rating?: { readonly average: number; readonly count: number };
}

export function store({ type, name, url, image, address, point, rating }: StoreFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    url,
    image,
    address,
    'geo': { '@type': 'GeoCoordinates', 'latitude': point.lat, 'longitude': point.lng },
    ...ratingOf(rating),
  };
}

export function website(name: string, publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    'url': publicUrl,
    'potentialAction': {
      '@type': 'SearchAction',
      'target': `${publicUrl}/home?search={search_term_string}&data_type=searched`,
      'query-input': 'required name=search_term_string',
    },
  };
}

function ratingOf(rating: ProductFacts['rating']): object {
  return rating && rating.count > 0
    ? { aggregateRating: { '@type': 'AggregateRating', 'ratingValue': rating.average, 'ratingCount': rating.count } }
    : {};
}
