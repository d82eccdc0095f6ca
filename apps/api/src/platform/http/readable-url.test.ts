import { expect, it } from 'vitest';
import { readableUrl } from './readable-url.ts';

it.each([
  ['/home', '/home'],
  ['/home?search=%ff', '/home?search=%ff'],
  ['/store/osh%20markazi?a=b', '/store/osh%20markazi?a=b'],
  ['/store/%D0%9F%D0%BB%D0%BE%D0%B2', '/store/%D0%9F%D0%BB%D0%BE%D0%B2'],
  [`/${'a/'.repeat(300)}`, `/${'a/'.repeat(300)}`],
  [`/home?search=${'a'.repeat(900)}`, `/home?search=${'a'.repeat(900)}`],
  ['/store/%ff', '/store/-'],
  ['/store/%?module_id=2', '/store/-'],
  ['/store/%ff.data?_routes=a', '/store/-.data'],
  [`/store/${'a'.repeat(201)}`, '/store/-'],
  [`/${'a'.repeat(201)}/%ff`, '/-/-'],
  ['/api/v1/items/details/%ED%A0%80?campaign=1', '/api/unreadable'],
])('reads %s as %s', (url, read) => {
  expect(readableUrl(url)).toBe(read);
});
