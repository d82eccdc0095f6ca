import { fileURLToPath } from 'node:url';
import { build, runnerImport, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { calls } from '../src/shop/calls.ts';
import { lightCalls } from './light-calls.ts';

describe('in a bundle for browsers', () => {
  it('the calls of an audience are a plain value, computed before', async () => {
    const { code, moduleIds } = await bundle('../src/shop/calls.ts');
    const bundled = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { readonly calls: unknown };
    expect(JSON.parse(JSON.stringify(bundled.calls))).toEqual(calls);
    const files = moduleIds.filter((id) => !id.startsWith('\0')).map((id) => id.split('?', 1)[0]);
    expect(new Set(files)).toEqual(new Set([fileOf('../src/shop/calls.ts')]));
  });

  it('are the same in development, where Vite runs its configuration in a runner that ends before the first page', async () => {
    const { module } = await runnerImport<{ lightCalls: typeof lightCalls }>(fileOf('light-calls.ts'));
    const { handler } = module.lightCalls().load as unknown as { readonly handler: (id: string) => Promise<string> | string };
    const file = fileOf('../src/shop/calls.ts');
    for (const id of [file, `${file}?groups`, `${file}?group=cart`]) expect(await handler(id)).toBe(await loaded(id));
    expect(await handler(`${file}?group=cart`)).toContain(JSON.stringify(calls.cart.add));
  });

  it('the client brings no schema', async () => {
    const { moduleIds } = await bundle('../src/client.ts');
    expect(moduleIds).toEqual([fileOf('../src/client.ts')]);
  });
});

/** Output of the plugin when Node imported it. */
const loaded = (id: string) => (lightCalls().load as unknown as { readonly handler: (id: string) => Promise<string> | string }).handler(id);

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
