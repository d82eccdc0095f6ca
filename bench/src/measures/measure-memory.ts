import { readdirSync, readFileSync } from 'node:fs';
import { databasePid } from '../shop/start-shop.ts';
import type { Measured, MeasuredCity } from './city.ts';

/** Measures the memory of the processes after all other measurements. Pages shared by the database's processes count once. */
export function measureMemory({ shop, dataDir }: MeasuredCity): Measured[] {
  const postmaster = databasePid(dataDir);
  const servers = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid === postmaster || (pid > 0 && parentOf(pid) === postmaster));
  return [
    { name: 'memory of the host after load', value: megabytes(shop.pid) },
    { name: 'memory of the database after load', value: servers.reduce((sum, pid) => sum + megabytes(pid), 0) },
  ];
}

function parentOf(pid: number): number | undefined {
  return Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]);
}

function megabytes(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1_024;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
