import { fileURLToPath } from 'node:url';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { spriteOf } from './icon-sprite.ts';

test('each icon is a named symbol that inherits colour and stroke width', () => {
  const sprite = spriteOf([
    ['minus', [['path', { d: 'M5 12h14', key: '1ays0h' }]]],
    ['dot', [['circle', { cx: '12', cy: '12', r: '1', key: '41hilf' }]]],
  ]);
  expect(sprite).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="minus" viewBox="0 0 24 24"><path d="M5 12h14"/></symbol>' +
      '<symbol id="dot" viewBox="0 0 24 24"><circle cx="12" cy="12" r="1"/></symbol></svg>\n',
  );
});

test('the configuration that draws icons is read for developing as well, from its sources', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const developing = { command: 'serve', mode: 'development' } as const;
  const { config } = (await loadConfigFromFile(developing, `${root}vite.config.ts`, root, 'silent', undefined, 'runner'))!;
  expect(await Promise.all(config.plugins!.map(async (plugin) => plugin))).not.toHaveLength(0);
});
