import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStaffChaos } from './chaos/run-staff-chaos.ts';

/** `npm run chaos:staff [kills]` kills the host in the middle of the acts of store, operator and courier. */
const dataDir = mkdtempSync(join(tmpdir(), 'bozor-chaos-'));
const { broken, ...report } = await runStaffChaos({
  dataDir,
  people: 8,
  kills: Number(process.argv[2] ?? 30),
  log: (message) => console.log(message),
});
console.log(report);
console.log(broken);
const isWhole = Object.values(broken).every((list) => list.length === 0);
console.log(
  isWhole
    ? 'No act is half done or done twice, each has its audit entry, the ledger is in balance.'
    : `An act was half done; the data is in ${dataDir}.`,
);
if (isWhole) rmSync(dataDir, { recursive: true, force: true });
process.exitCode = isWhole ? 0 : 1;
