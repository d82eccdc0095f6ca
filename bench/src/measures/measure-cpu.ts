import { sendRequest } from '../load/send-request.ts';
import { cpuOf, type Cpu } from '../load/cpu.ts';
import { startBareDatabaseServer } from '../load/start-bare-server.ts';
import { runConcurrently } from '../load/run-concurrently.ts';
import { databaseIn, databasePid } from '../shop/start-shop.ts';
import type { Measured } from './city.ts';

const CONCURRENCY = 4;
const WARMING = 400;
const ROUNDS = 3;

/** The measured processes, and their requests. */
export interface Load {
  readonly host: number;
  readonly postmaster: number;
  /** Requests of a round. */
  readonly times: number;
  readonly work: (number: number) => Promise<unknown>;
}

/** CPU milliseconds of a request, and requests a second. */
export interface CpuPerRequest extends Cpu {
  readonly rate: number;
}

/** Returns the CPU milliseconds of host and database per request: the median of the rounds after a warming one. */
export async function cpuPerRequest({ host, postmaster, times, work }: Load): Promise<CpuPerRequest> {
  let asked = 0;
  const round = (count: number) => runConcurrently({ times: count, seconds: Number.POSITIVE_INFINITY }, CONCURRENCY, () => work(asked++));
  await round(Math.max(WARMING, times / 2));
  const rounds: CpuPerRequest[] = [];
  for (let number = 0; number < ROUNDS; number += 1) {
    const before = cpuOf(host, postmaster);
    const rate = await round(times);
    const after = cpuOf(host, postmaster);
    rounds.push({ host: (after.host - before.host) / times, database: (after.database - before.database) / times, rate });
  }
  return rounds.toSorted((one, other) => one.host + one.database - other.host - other.database)[Math.floor(ROUNDS / 2)]!;
}

/** A row of the report: the CPU of a request, beside it the same request repeated and the raw limit of the machine. */
export function asFigure(name: string, varied: CpuPerRequest, beside: Readonly<Record<string, CpuPerRequest>>): Measured {
  const written = ({ host, database, rate }: CpuPerRequest) =>
    `host ${host.toFixed(2)} + database ${database.toFixed(2)}, ${rate.toFixed(0)} a second`;
  const notes = Object.entries(beside).map(([what, cpu]) => `${what}: ${written(cpu)}`);
  return { name, value: varied.host + varied.database, note: [written(varied), ...notes].join('; ') };
}

const BARE_TIMES = 2_000;

/** Raw limit of the machine: Fastify with the shop's pool, for one row or for the transaction of pgbench. */
export async function measureBare(dataDir: string, path: 'row' | 'transaction'): Promise<CpuPerRequest> {
  const bare = await startBareDatabaseServer(databaseIn(dataDir));
  try {
    const work = (number: number) => sendRequest({ url: `${bare.base}/${path}/${number}` });
    return await cpuPerRequest({ host: bare.pid, postmaster: databasePid(dataDir), times: BARE_TIMES, work });
  } finally {
    bare.stop();
  }
}
