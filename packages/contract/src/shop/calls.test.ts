import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Callable } from '../call.ts';
import { calls } from './calls.ts';
import { API } from './routes.ts';

describe('light calls', () => {
  it('are the calls of the route table: the same address and manner, and the same headers told of where an answer needs no module', () => {
    const described = Object.fromEntries(
      Object.entries(API).map(([word, group]) => [
        word,
        Object.fromEntries(
          Object.entries(group as Record<string, Callable>).map(([name, { method, path, bodyType, dependsOn }]) => [
            name,
            { method, path, bodyType, dependsOn: dependsOn === 'language' || dependsOn === 'zones' ? dependsOn : undefined },
          ]),
        ),
      ]),
    );
    expect(calls).toEqual(described);
  });

  it.each(['calls.ts', '../client.ts', '../call.ts'])('%s brings no schema into the browser: it imports types only', (file) => {
    const code = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(code).not.toMatch(/^(import|export) (?!type )[^;]* from /m);
  });
});
