import { expect, test } from 'vitest';
import { notify, onNotice, type Notice } from './notices.ts';

const notice = (text: string, id?: string): Notice => ({ kind: 'info', text, ...(id && { id }) });

test('notices wait for the listener, each id once and in its latest words', () => {
  notify(notice('plain'));
  notify(notice('first', 'storage'));
  notify(notice('other', 'session'));
  notify(notice('plain'));
  notify(notice('second', 'storage'));
  const heard: string[] = [];
  onNotice(({ text }) => heard.push(text))();
  expect(heard).toEqual(['plain', 'other', 'plain', 'second']);
  onNotice(({ text }) => heard.push(text))();
  expect(heard).toHaveLength(4);
});

test('a listener hears at once, until it leaves; one that was replaced leaves the new one alone', () => {
  const [old, fresh]: [string[], string[]] = [[], []];
  const leaveOld = onNotice(({ text }) => old.push(text));
  notify(notice('one'));
  const leaveFresh = onNotice(({ text }) => fresh.push(text));
  leaveOld();
  notify(notice('two'));
  expect([old, fresh]).toEqual([['one'], ['two']]);
  leaveFresh();
  notify(notice('three'));
  expect(fresh).toEqual(['two']);
  onNotice(({ text }) => fresh.push(text))();
  expect(fresh).toEqual(['two', 'three']);
});
