import { expect, test } from 'vitest';
import { boundedQueue, QueueFull } from './bounded-queue.ts';

function work() {
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { run: () => done, finish: () => finish() };
}

test('runs a few at once, lets a few wait and sends the others away', async () => {
  const queue = boundedQueue({ atOnce: 2, waiting: 1 });
  const tasks = [work(), work(), work()];
  const running = tasks.map(({ run }) => queue(run));
  await expect(queue(() => Promise.resolve())).rejects.toThrow(QueueFull);
  tasks.forEach(({ finish }) => finish());
  await Promise.all(running);
  await expect(queue(() => Promise.resolve('served'))).resolves.toBe('served');
});

test('never runs more than it may, and loses no place to a failure', async () => {
  const queue = boundedQueue({ atOnce: 3, waiting: 100 });
  let now = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) =>
      queue(async () => {
        most = Math.max(most, (now += 1));
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
        if (index % 3 === 0) throw new Error('failed');
      }),
    ),
  );
  expect(most).toBe(3);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
});
