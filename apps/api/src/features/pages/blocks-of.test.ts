import { expect, test } from 'vitest';
import { blocksOf } from './blocks-of.ts';

const heading = (text: string) => ({ kind: 'heading', text, items: [] });
const paragraph = (text: string) => ({ kind: 'paragraph', text, items: [] });
const list = (...items: string[]) => ({ kind: 'list', text: '', items });

test.each([
  ['an empty page', '', []],
  ['a paragraph over two lines', 'One\ntwo', [paragraph('One two')]],
  ['a heading and its text', '## Refunds\n\nWithin 48 hours.', [heading('Refunds'), paragraph('Within 48 hours.')]],
  ['a heading right above its text', '## Refunds\nWithin 48 hours.', [heading('Refunds'), paragraph('Within 48 hours.')]],
  [
    'a list under a paragraph',
    'You get it back:\n- in cash\n- on the card',
    [paragraph('You get it back:'), list('in cash', 'on the card')],
  ],
  ['lines of another system', 'One\r\n\r\nTwo', [paragraph('One'), paragraph('Two')]],
  ['several empty lines', 'One\n\n \n\nTwo', [paragraph('One'), paragraph('Two')]],
  ['markup as the text it is', '<b>One</b>', [paragraph('<b>One</b>')]],
])('%s', (_name, body, blocks) => {
  expect(blocksOf(body)).toEqual(blocks);
});
