import { describe, expect, test } from 'vitest';
import { presentReview, summaryOf } from './present.ts';

const row: Parameters<typeof presentReview>[0] = {
  id: 1,
  rating: 5,
  comment: 'Good',
  f_name: 'Dilnoza',
  l_name: 'Aliyeva',
  item_id: 7,
  item_name: 'Bread',
  images: ['reviews/a.webp'],
  reply: null,
  created_at: new Date('2026-11-01T00:00:00Z'),
};

test.each([
  { f_name: 'Dilnoza', l_name: 'Aliyeva', author: 'Dilnoza A.' },
  { f_name: 'Dilnoza', l_name: '', author: 'Dilnoza' },
  { f_name: '', l_name: 'Aliyeva', author: 'A.' },
  { f_name: 'Dilnoza', l_name: '𝒜liyeva', author: 'Dilnoza 𝒜.' },
  { f_name: '', l_name: '', author: 'A customer' },
])('the author "$f_name $l_name" is shown as $author', ({ author, ...names }) => {
  expect(presentReview({ ...row, ...names }, 'A customer').customer_name).toBe(author);
});

test('a review has its pictures and its reply', () => {
  expect(presentReview({ ...row, reply: 'Thank you' }, '')).toMatchObject({
    images_full_url: ['/media/reviews/a.webp'],
    reply: 'Thank you',
    created_at: '2026-11-01T00:00:00.000Z',
  });
});

describe('the summary of ratings', () => {
  test.each([
    { spread: [], avg_rating: 0, rating_count: 0 },
    { spread: [0, 0, 0, 0, 0], avg_rating: 0, rating_count: 0 },
    { spread: [1, 0, 0, 0, 2], avg_rating: 3.67, rating_count: 3 },
    { spread: [0, 0, 3, 1, 0], avg_rating: 3.25, rating_count: 4 },
    { spread: [1], avg_rating: 1, rating_count: 1 },
  ])('of $spread is $avg_rating of $rating_count', ({ spread, ...summary }) => {
    const { stars, ...average } = summaryOf(spread);
    expect(average).toEqual(summary);
    expect(stars).toEqual([5, 4, 3, 2, 1].map((rating) => ({ rating, count: spread[rating - 1] ?? 0 })));
  });
});
