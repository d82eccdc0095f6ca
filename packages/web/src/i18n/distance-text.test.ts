import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import words from '../words.json' with { type: 'json' };
import { fillMessage } from './fill-message.ts';
import { distanceText } from './distance-text.ts';

test.each([
  ['en', 2412, 0, '2 km'],
  ['en', 2412, 2, '2.41 km'],
  ['en', 1_000_001, 0, '1k+ km'],
  ['en', 400, 0, '< 1 km'],
  ['uz', 2412, 1, '2,4 km'],
  ['ru', 2412, 1, '2,4 км'],
  ['ar', 2412, 1, '2.4 كم'],
  ['ar', 1_000_001, 0, 'أكثر من 1000 كم'],
] as const)('a distance reads in %s: %d m with %d digits [card-09]', (locale, metres, digits, expected) => {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = words;
  const t = (source: string, values = {}) => fillMessage(compileMessage(texts[source]?.[locale] ?? source), values, locale);
  expect(distanceText({ t, locale }, metres, digits)).toBe(expected);
});
