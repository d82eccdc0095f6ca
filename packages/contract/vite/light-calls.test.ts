import { fileURLToPath } from 'node:url';
import { build, runnerImport, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { calls } from '../src/shop/calls.ts';
import { lightCalls } from './light-calls.ts';

describe('in a bundle for browsers', () => {
  it('the calls of an audience are a plain value, computed before', async () => {
    const { code, moduleIds } = await bundle('../src/shop/calls.ts');
    const bundled = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { readonly calls: unknown };
    expect(bundled.calls).toEqual(calls);
    expect(moduleIds).toEqual([fileOf('../src/shop/calls.ts')]);
  });

  it('are the same in development, where Vite runs its configuration in a runner that ends before the first page', async () => {
    const { module } = await runnerImport<{ lightCalls: typeof lightCalls }>(fileOf('light-calls.ts'));
    const { handler } = module.lightCalls().load as unknown as { readonly handler: (id: string) => Promise<string> | string };
    expect(await handler(fileOf('../src/shop/calls.ts'))).toBe(`export const calls = ${JSON.stringify(calls)};`);
  });

  it('the client brings no schema', async () => {
    const { moduleIds } = await bundle('../src/client.ts');
    expect(moduleIds).toEqual([fileOf('../src/client.ts')]);
  });
});

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function bundle(path: string): Promise<Rolldown.OutputChunk> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [lightCalls()],
    build: { write: false, minify: false, lib: { entry: fileOf(path), formats: ['es'] } },
  })) as unknown as readonly Rolldown.RolldownOutput[];
  return output[0]!.output[0];
}
