import { describe, expect, it } from 'vitest';
import { wholeList } from './whole-list.ts';

const rows = ['a', 'b', 'c'];

describe('a list that is short by nature', () => {
  it.each([
    ['all of it when no page is asked for', { offset: 1 }, { total_size: 3, limit: 3, offset: 1, data: ['a', 'b', 'c'] }],
    ['a page', { limit: 2, offset: 1 }, { total_size: 3, limit: 2, offset: 1, data: ['a', 'b'] }],
    ['the last page', { limit: 2, offset: 2 }, { total_size: 3, limit: 2, offset: 2, data: ['c'] }],
    ['nothing after it', { limit: 2, offset: 3 }, { total_size: 3, limit: 2, offset: 3, data: [] }],
    ['nothing after all of it', { offset: 2 }, { total_size: 3, limit: 3, offset: 2, data: [] }],
  ])('answers %s', (_what, asked, answer) => {
    expect(wholeList('data', rows, asked)).toEqual(answer);
  });
});
