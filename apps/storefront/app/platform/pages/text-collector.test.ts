import { expect, test } from 'vitest';
import { TextCollector } from './text-collector.ts';

test('puts text and bytes together, also where a letter stands in two pieces', async () => {
  const collector = new TextCollector();
  const [first, ...rest] = new TextEncoder().encode('ў');
  collector.write('<p>лағмон ');
  collector.write(new Uint8Array([first!]));
  collector.write(new Uint8Array(rest));
  collector.write('</p>');
  collector.end();
  expect(await collector.whole).toBe('<p>лағмон ў</p>');
});

test('tells why there is no page', async () => {
  const collector = new TextCollector();
  collector.destroy(new Error('No room'));
  await expect(collector.whole).rejects.toThrow('No room');
});
