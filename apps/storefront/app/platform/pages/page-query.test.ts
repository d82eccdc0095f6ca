import { expect, test } from 'vitest';
import { pageQuery } from './page-query.ts';

test('reads the names of a page, and those of every page', () => {
  const query = pageQuery<'store'>({ search: '?category_id=7&lang=uz&search=' });
  expect([query.get('category_id'), query.get('lang'), query.get('search'), query.has('module_id')]).toEqual(['7', 'uz', '', false]);
});

test('a name that the page does not list does not compile', () => {
  const query = pageQuery<'store'>({ search: '?view=list' });
  // @ts-expect-error -- only the home page lists it
  expect(query.get('view')).toBe('list');
  // @ts-expect-error -- neither
  expect(pageQuery({ search: '' }).has('view')).toBe(false);
});

test('a part of several pages reads the names that each of them lists', () => {
  const query = pageQuery<'chatting' | 'profile'>({ search: '?conversationId=3' });
  expect(query.get('conversationId')).toBe('3');
  // @ts-expect-error -- only one of the two lists it
  expect(query.get('page')).toBeNull();
});
