import { expect, test } from 'vitest';
import { product, store } from './json-ld.ts';

const kebab = {
  name: 'Kebab',
  description: undefined,
  url: 'https://shop.example/product/kebab',
  images: [],
  price: 32_000,
  currency: 'UZS',
  isInStock: true,
  seller: 'Saroy',
};
const saroy = {
  type: 'Restaurant',
  name: 'Saroy',
  url: 'https://shop.example/store/saroy',
  image: undefined,
  address: 'Amir Temur 1',
  point: { lat: 41.3, lng: 69.2 },
} as const;

test("structured data has an item's price and availability", () => {
  expect(product(kebab)).toMatchObject({ offers: { price: 32_000, priceCurrency: 'UZS', availability: 'https://schema.org/InStock' } });
  expect(product({ ...kebab, isInStock: false })).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

test('structured data has ratings only where there are reviews', () => {
  const rated = { average: 4.6, count: 12 };
  const expected = { aggregateRating: { ratingValue: 4.6, ratingCount: 12 } };
  for (const rating of [undefined, { average: 0, count: 0 }]) {
    expect(product({ ...kebab, ...(rating && { rating }) })).not.toHaveProperty('aggregateRating');
    expect(store({ ...saroy, ...(rating && { rating }) })).not.toHaveProperty('aggregateRating');
  }
  expect(product({ ...kebab, rating: rated })).toMatchObject(expected);
  expect(store({ ...saroy, rating: rated })).toMatchObject(expected);
});

test('a store that closes at midnight is open until the last minute of its day', () => {
  const hours = [{ day: 7, opening_time: '10:00', closing_time: '00:00' }];
  expect(store({ ...saroy, hours })).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Sunday', opens: '10:00', closes: '23:59' }],
  });
});
