import { ApiProblem, ConnectionLost } from '@bozor/contract/client.ts';
import { afterEach, expect, test } from 'vitest';
import { notify, onNotice, type Notice } from '../overlays/notices.ts';
import { reportFailure, reportQueryFailure } from './report-failure.ts';

let stop = () => {};
afterEach(() => stop());

/** The notices that reach a listener during `act`. */
function noticesOf(act: () => void): Notice[] {
  const heard: Notice[] = [];
  stop = onNotice((notice) => heard.push(notice));
  act();
  return heard;
}

const problem = (status: number, ...codes: readonly string[]) =>
  new ApiProblem(
    status,
    codes.map((code) => ({ code, message: `${code}!` })),
    'refused',
  );

test('each reason of a refusal is said in the server’s words', () => {
  expect(noticesOf(() => reportFailure(problem(400, 'phone', 'name')))).toEqual([
    { id: 'phone', kind: 'error', text: 'phone!', textOrigin: 'by-server' },
    { id: 'name', kind: 'error', text: 'name!', textOrigin: 'by-server' },
  ]);
});

test.each([
  ['a refusal without a reason', problem(500), ['Something went wrong. Please try again.']],
  ['a lost connection', new ConnectionLost(), ['Connection lost. Please try again.']],
  ['a session that has ended', problem(401, 'token'), []],
  ['an aborted request', new DOMException('', 'AbortError'), []],
])('is said of %s', (_name, error, texts) => {
  expect(noticesOf(() => reportFailure(error)).map(({ text }) => text)).toEqual(texts);
});

test('what is not there is shown in its place and not said, if it was only read', () => {
  expect(noticesOf(() => reportQueryFailure(problem(404, 'store')))).toEqual([]);
  expect(noticesOf(() => reportQueryFailure(problem(400, 'store')))).toHaveLength(1);
  expect(noticesOf(() => reportFailure(problem(404, 'store')))).toHaveLength(1);
});

test('what was said before anybody listened is delivered once, the last of each id', () => {
  const notice = (id: string | undefined, text: string): Notice => ({ ...(id !== undefined && { id }), kind: 'info', text });
  for (const each of [notice('a', '1'), notice(undefined, '2'), notice('a', '3'), notice(undefined, '4'), notice('b', '5')]) notify(each);
  expect(noticesOf(() => {}).map(({ text }) => text)).toEqual(['2', '3', '4', '5']);
  stop();
  expect(noticesOf(() => {})).toEqual([]);
});

test('a listener that has been replaced cannot silence its successor', () => {
  const stopFirst = onNotice(() => {});
  expect(
    noticesOf(() => {
      stopFirst();
      notify({ kind: 'info', text: 'heard' });
    }),
  ).toHaveLength(1);
});
