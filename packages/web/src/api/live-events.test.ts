import { calls } from '@bozor/contract/shop/calls.ts';
import { ConnectionLost } from '@bozor/contract/client.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followEvents, POLL_MS, readEvents, SILENCE_MS } from './live-events.ts';

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

async function read(...chunks: string[]) {
  const events = [];
  for await (const event of readEvents(streamOf(...chunks))) events.push(event);
  return events;
}

test('reads events however the network cuts them', async () => {
  const text = 'id: 7\nevent: order\ndata: {"a":"ʻ"}\n\n: still here\n\ndata: one\ndata: two\n\n';
  const whole = await read(text);
  expect(whole).toEqual([
    { id: '7', event: 'order', data: '{"a":"ʻ"}' },
    { id: undefined, event: undefined, data: 'one\ntwo' },
  ]);
  for (let cut = 1; cut < text.length; cut += 1) expect(await read(text.slice(0, cut), text.slice(cut))).toEqual(whole);
});

test('an event that was not finished is not read', async () => {
  expect(await read('data: one\n\ndata: tw')).toEqual([{ id: undefined, event: undefined, data: 'one' }]);
});

test('a broken stream reports to its reader only', async () => {
  const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('broken')) });
  await expect(readEvents(broken).next()).rejects.toThrow('broken');
});

describe('a stream that is followed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Follows a stream whose first connection returns this text and which is unreachable afterwards. */
  function follow(first: string) {
    const opened: unknown[] = [];
    const open = async (_call: unknown, _input: unknown, lastId?: string) => {
      opened.push(lastId);
      if (opened.length > 1) throw new ConnectionLost();
      return { body: streamOf(first) };
    };
    const received: unknown[] = [];
    const poll = vi.fn();
    const end = followEvents({ open } as never, calls.notifications.events, {}, { onEvent: ({ data }) => received.push(data), poll });
    return { opened, received, poll, end };
  }

  test('is taken up where it broke, and polled for while it cannot be held', async () => {
    const { opened, received, poll } = follow('id: 7\ndata: {"kind":"order"}\n\n');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(received).toEqual([{ kind: 'order' }]);
    expect(opened.slice(0, 2)).toEqual([undefined, '7']);
    await vi.advanceTimersByTimeAsync(3 * POLL_MS);
    expect(poll.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  test('is given up with the page that followed it', async () => {
    const { opened, poll, end } = follow('');
    await vi.advanceTimersByTimeAsync(3 * POLL_MS);
    end();
    const [requested, polled] = [opened.length, poll.mock.calls.length];
    await vi.advanceTimersByTimeAsync(10 * POLL_MS);
    expect([opened.length, poll.mock.calls.length]).toEqual([requested, polled]);
  });

  test('is polled when the stream is silent or unanswered, without a reported break', async () => {
    const opened: AbortSignal[] = [];
    const open = (_call: unknown, { signal }: { signal: AbortSignal }) => {
      opened.push(signal);
      const broken = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new ConnectionLost())));
      const first = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('data: {"kind":"order"}\n\n'));
          broken.catch((error: unknown) => controller.error(error));
        },
      });
      return opened.length === 1 ? Promise.resolve({ body: first }) : broken;
    };
    const poll = vi.fn();
    const end = followEvents({ open } as never, calls.notifications.events, {}, { onEvent: () => {}, poll });
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4 * POLL_MS);
    expect(poll).toHaveBeenCalled();
    end();
    expect(opened.every(({ aborted }) => aborted)).toBe(true);
  });
});
