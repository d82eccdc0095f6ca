import { expect, test } from 'vitest';
import { replyChangesUntil } from './review-answers.ts';

const at = (moment: string) => Date.parse(`2026-11-20T${moment}Z`);

test.each([
  ['at once', at('10:00:00'), at('10:00:00'), at('10:15:00')],
  ['until the last millisecond', at('10:00:00'), at('10:15:00') - 1, at('10:15:00')],
  ['not after a quarter of an hour', at('10:00:00'), at('10:15:00'), undefined],
  ['not where nobody knows when it was written', undefined, at('10:00:00'), undefined],
])('a reply may be changed %s', (_name, repliedAtMs, nowMs, expected) => {
  expect(replyChangesUntil({ repliedAtMs, nowMs })).toBe(expected);
});
