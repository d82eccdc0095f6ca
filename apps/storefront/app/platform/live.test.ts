import { expect, test } from 'vitest';
import { readEvents } from './live.ts';

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
    { id: undefined, event: 'message', data: 'one\ntwo' },
  ]);
  for (let cut = 1; cut < text.length; cut += 1) expect(await read(text.slice(0, cut), text.slice(cut))).toEqual(whole);
});

test('an event that was not finished is not read', async () => {
  expect(await read('data: one\n\ndata: tw')).toEqual([{ id: undefined, event: 'message', data: 'one' }]);
});

test('a stream that breaks says so to its reader and to nobody else', async () => {
  const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('broken')) });
  await expect(readEvents(broken).next()).rejects.toThrow('broken');
});
