import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOM = join(import.meta.dirname, '..');
/** Marks of a component that a person acts on, or that speaks. */
const INTERACTIVE =
  /<(?:button|input|select|textarea|a)\b|\bon(?:Click|KeyDown|Change|Pointer\w+)=|@base-ui|actions\/(?:icon-)?button\.tsx'|use-popover|aria-live/;

test('every interactive primitive has tests in a browser, under the name of its file', () => {
  const interactive = sourcesOf('src/**/*.tsx').filter(([, text]) => INTERACTIVE.test(text));
  const tested = sourcesOf('test/*.browser.test.tsx').flatMap(([, text]) =>
    [...text.matchAll(/^(?:describe\(| {2}\[?)'([\w-]+\/[\w-]+\.tsx)'/gm)].map(([, file]) => file),
  );
  const files = interactive.map(([file]) => file.replace('src/', ''));
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((file) => !tested.includes(file))).toEqual([]);
});

test('every hook and helper that acts on the page has tests in a browser, under the name of its file', () => {
  const acting = sourcesOf('src/**/*.ts').filter(
    ([file, text]) => !file.includes('.test.') && /use(?:Effect|State|Ref)\b|getComputedStyle/.test(text),
  );
  const tested = sourcesOf('test/*.browser.test.tsx').map(([, text]) => text);
  const files = acting.map(([file]) => file.replace('src/', ''));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !tested.some((text) => text.includes(`'${file}`)))).toEqual([]);
});

test('a native radio is written in one place, which renders it only when it changes', () => {
  const radios = sourcesOf('../../{apps,packages}/*/{app,src}/**/*.tsx').filter(([, text]) => text.includes('type="radio"'));
  expect(radios.map(([file]) => file)).toEqual(['../../packages/ui/src/forms/radio.tsx']);
});

function sourcesOf(pattern: string): readonly (readonly [file: string, text: string])[] {
  return globSync(pattern, { cwd: ROOM })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?<!browser)\.test\.tsx$/.test(file))
    .map((file) => [file, readFileSync(join(ROOM, file), 'utf8')] as const);
}
