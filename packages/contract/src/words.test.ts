import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ProblemTable } from './endpoint.ts';
import { PROBLEMS } from './problem.ts';
import { API } from './shop/routes.ts';

const words = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8')) as Record<string, Record<string, string>>;

const tables: ProblemTable[] = [
  PROBLEMS,
  ...Object.values(API).flatMap((group) =>
    Object.values(group as Record<string, { problems?: ProblemTable }>).map(({ problems = {} }) => problems),
  ),
];
const sentences = [...new Set(tables.flatMap((table) => Object.values(table).map(({ message }) => message)))];

describe('words of the refusals', () => {
  it('are exactly the sentences of the problem tables', () => {
    expect(Object.keys(words).toSorted()).toEqual(sentences.toSorted());
  });

  it.each(sentences)('%s is said in Uzbek, Russian and Arabic with the same figures', (sentence) => {
    for (const locale of ['uz', 'ru', 'ar']) expect(holesOf(words[sentence]?.[locale] ?? '{missing}')).toEqual(holesOf(sentence));
  });

  it('write Uzbek with its own letters', () => {
    for (const { uz } of Object.values(words)) expect(uz).not.toMatch(/['’‘`]/);
  });
});

function holesOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted();
}
