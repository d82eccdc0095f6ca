import { expect, test } from 'vitest';
import { unresolvedUrls } from './resolved-urls.ts';

test('a built style sheet may name built files, inline data and parts of the page, and nothing else', () => {
  expect(unresolvedUrls(`a{mask:url(/assets/a-1.svg)}b{mask:url("data:image/svg+xml,x")}c{filter:url(#dim)}`)).toEqual([]);
  expect(unresolvedUrls(`a{mask:url(icons/a.svg)}b{mask-image: url('../b.svg')}`)).toEqual(['icons/a.svg', '../b.svg']);
});
