import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChaos, type Victim } from './chaos/run-chaos.ts';

/** `npm run chaos [rounds]` runs the large chaos test. Each round kills the host, the database and both. */
const rounds = Number(process.argv[2] ?? 10);
const dataDir = mkdtempSync(join(tmpdir(), 'bozor-chaos-'));
const { brokenPromises, ...report } = await runChaos({
  dataDir,
  buyers: 40,
  victims: Array.from({ length: rounds }, (): Victim[] => ['host', 'database', 'both']).flat(),
  ordersBetween: 150,
  scarce: 200,
  log: (message) => console.log(message),
});
console.log(report);
console.log(brokenPromises);
const areAllKept = Object.values(brokenPromises).every((list) => list.length === 0);
console.log(
  areAllKept
    ? 'Nothing acknowledged is lost, nothing is doubled, the stock adds up.'
    : `The shop broke its word; its data is in ${dataDir}.`,
);
if (areAllKept) rmSync(dataDir, { recursive: true, force: true });
process.exitCode = areAllKept ? 0 : 1;
