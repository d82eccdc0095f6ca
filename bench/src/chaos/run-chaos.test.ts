import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runChaos } from './run-chaos.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bozor-chaos-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test(
  'loses no acknowledged order and doubles none when host and database are killed while orders are placed',
  { timeout: 300_000 },
  async () => {
    const { brokenPromises, orders, refusals, scarceOrdered } = await runChaos({
      dataDir,
      buyers: 5,
      victims: ['host', 'database', 'both'],
      ordersBetween: 6,
      scarce: 6,
    });
    expect(brokenPromises).toEqual({ lost: [], doubled: [], unexplained: [], miscounted: [], brokenInvariants: [] });
    expect(orders).toBeGreaterThanOrEqual(24);
    expect(Object.keys(refusals).filter((code) => code !== 'out-of-stock')).toEqual([]);
    expect(scarceOrdered).toBeLessThanOrEqual(6);
  },
);
