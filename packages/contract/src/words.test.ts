import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AUDIENCES } from './audiences.ts';
import type { ProblemTable } from './endpoint.ts';
import { PROBLEMS } from './problem.ts';

const words = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8')) as Record<string, Record<string, string>>;

const tables: ProblemTable[] = [
  PROBLEMS,
  ...Object.values(AUDIENCES)
    .flatMap(({ api }) => Object.values(api))
    .flatMap((group) => Object.values(group).map(({ problems = {} }) => problems as ProblemTable)),
];
const sentences = [...new Set(tables.flatMap((table) => Object.values(table).map(({ message }) => message)))];

describe('words of the refusals', () => {
  it('are exactly the sentences of the problem tables', () => {
    expect(Object.keys(words).toSorted()).toEqual(sentences.toSorted());
  });

  it.each(sentences)('%s is said in Uzbek, Russian and Arabic with the same figures', (sentence) => {
    for (const locale of ['uz', 'ru', 'ar'])
      expect(placeholdersOf(words[sentence]?.[locale] ?? '{missing}')).toEqual(placeholdersOf(sentence));
  });

  it('write Uzbek with its own letters', () => {
    for (const { uz } of Object.values(words)) expect(uz).not.toMatch(/['’‘`]/);
  });
});

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).toSorted();
}
