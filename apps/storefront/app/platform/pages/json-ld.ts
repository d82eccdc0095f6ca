/**
 * JSON-LD objects for search engines, for a page's `head.jsonLd`. Every `<`, `>` and `&` is escaped when they are written into the
 * document.
 */

interface Crumb {
  readonly name: string;
  /** Absolute URL. */
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
  /** Omitted without ratings. */
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
  /** Days from Monday, 1 to 7. */
  readonly hours?: readonly { readonly day: number; readonly opening_time: string; readonly closing_time: string }[];
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export function store({ type, name, url, image, address, point, rating, hours = [] }: StoreFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    url,
    image,
    address,
    'geo': { '@type': 'GeoCoordinates', 'latitude': point.lat, 'longitude': point.lng },
    'openingHoursSpecification': hours.map(({ day, opening_time, closing_time }) => ({
      '@type': 'OpeningHoursSpecification',
      'dayOfWeek': `https://schema.org/${DAYS[day - 1]}`,
      'opens': opening_time,
      'closes': closing_time === '00:00' ? '23:59' : closing_time,
    })),
    ...ratingOf(rating),
  };
}

function ratingOf(rating: ProductFacts['rating']): object {
  return rating && rating.count > 0
    ? { aggregateRating: { '@type': 'AggregateRating', 'ratingValue': rating.average, 'ratingCount': rating.count } }
    : {};
}
