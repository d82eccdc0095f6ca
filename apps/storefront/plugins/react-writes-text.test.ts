import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { writesText } from './react-writes-text.ts';

const require = createRequire(import.meta.url);
const SOURCE = readFileSync(
  require.resolve('react-dom/package.json').replace('package.json', 'cjs/react-dom-server.node.production.js'),
  'utf8',
);

test('the React of the server writes nothing but text, the same that it writes as bytes', async () => {
  const page = (React: typeof import('react')) =>
    React.createElement('html', { lang: 'uz' }, React.createElement('body', { title: '"ў" & <' }, 'Лағмон ', 1, React.createElement('br')));
  const written = async (code: string) => {
    const chunks: (string | Uint8Array)[] = [];
    const module = { exports: {} as typeof import('react-dom/server') };
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
    new Function('require', 'exports', 'module', code)(require, module.exports, module);
    await new Promise<void>((resolve) => {
      const destination = { write: (chunk: string | Uint8Array) => chunks.push(chunk) > 0, end: () => resolve(), on: () => destination };
      const { pipe } = module.exports.renderToPipeableStream(page(require('react') as typeof import('react')), {
        onAllReady: () => void pipe(destination as unknown as NodeJS.WritableStream),
      });
    });
    return chunks;
  };
  const text = await written(writesText(SOURCE));
  expect(text.every((chunk) => typeof chunk === 'string')).toBe(true);
  const bytes = (await written(SOURCE)).map((chunk) => Buffer.from(chunk as Uint8Array));
  expect(text.join('')).toBe(Buffer.concat(bytes).toString());
  expect(text.join('')).toContain('Лағмон');
});

test('the build says when a React writes in another way', () => {
  expect(() => writesText(SOURCE.replaceAll('writeChunkAndReturn', 'writeElsewhere'))).toThrow('writeChunkAndReturn');
});
