/** JSON that `JSON.stringify` never writes, inserted into a body as it is. */
export class RawJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

const TEXTS = [
  '',
  ' ',
  '5',
  '-5',
  '1e400',
  '1e9',
  '0x10',
  'NaN',
  'Infinity',
  '-0',
  'null',
  'undefined',
  'true',
  '٣',
  '9'.repeat(40),
  '0.1'.padEnd(60, '1'),
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202eabc\u202c',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👧'.repeat(20),
  '\r\nset-cookie: a=b',
  "'; drop table orders; --",
  "' or '1'='1",
  '1) union select * from customers --',
  '%',
  '_%_%\\',
  '\\',
  "lag'mon & | ! ( ) : * <->",
  '((((((((((((((((((((',
  'a*b?c+d{1,99999}',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'http://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00',
  '24:00',
  'x'.repeat(300),
  'ы'.repeat(5_000),
] as const;

const NUMBERS = [0, -0, -1, 1.5, 1e-300, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 999_999_999_999_999];
const RAW = ['1e400', '-1e400', '9223372036854775808', '1.0000000000000000000000000001', `1${'0'.repeat(400)}`];
const SHAPES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  [1],
  [[]],
  ['1', null, {}],
  {},
  { $gt: '' },
  { id: 1 },
  { toString: 1 },
  { length: 1e9 },
];

/** Hostile values for a field of a JSON body. */
export const HOSTILE_JSON: readonly unknown[] = [
  ...SHAPES,
  ...NUMBERS,
  ...RAW.map((json) => new RawJson(json)),
  ...TEXTS,
  nested(13),
  nested(200),
  Array.from({ length: 5_000 }, (_, index) => index),
  new RawJson('{"__proto__":{"isAdmin":true}}'),
  new RawJson('{"constructor":{"prototype":{"isAdmin":true}}}'),
];

/** Hostile values for a query or a path, already encoded. */
export const HOSTILE_TEXT: readonly string[] = [
  ...[
    ...TEXTS,
    ...NUMBERS.map(String),
    ...RAW,
    '[]',
    '[1]',
    '[-1]',
    '["a"]',
    '[null]',
    '[1e400]',
    '[[1]]',
    '{}',
    '{"$gt":""}',
    '[1',
    '"a"',
  ].map(encode),
  encode(JSON.stringify(Array.from({ length: 300 }, (_, index) => index + 1))),
  encode(JSON.stringify(nested(200))),
  '%ED%A0%80',
  '%C0%AE',
  '%FF',
  '%00',
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { deeper: value };
  return value;
}

/** Percent-encodes. A lone surrogate is sent as its three bytes, as other programs send it. */
function encode(text: string): string {
  return (
    encodeURIComponent(text.toWellFormed() === text ? text : text.replaceAll(/[\ud800-\udfff]/g, '')) +
    (text.isWellFormed() ? '' : '%ED%A0%80')
  );
}
