import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { FLOORS, runsOf } from './mutants/rooms.ts';
import { runMutants, type Outcome, type Sample } from './mutants/run-mutants.ts';

interface Row extends Outcome {
  readonly room: string;
}

/** One line for each run, and a total for a room of several runs, which is then what its floor measures. */
export function tableOf(rows: readonly Row[]): { lines: string[]; isMissed: boolean } {
  const totals = Object.keys(FLOORS).flatMap((floor) => {
    const parts = rows.filter(({ room }) => room.startsWith(`${floor}/`));
    return parts.length > 1
      ? [{ room: floor, killed: sum(parts.map(({ killed }) => killed)), survivors: parts.flatMap(({ survivors }) => survivors) }]
      : [];
  });
  const measured = [...rows, ...totals].map(({ room, killed, survivors }) => {
    const floor = FLOORS[room.split('/')[0]!]!;
    const planted = killed + survivors.length;
    const share = planted === 0 ? 1 : killed / planted;
    return { room, killed, planted, share, floor, isBelow: share < floor };
  });
  const judged = measured.filter(({ room }) => !totals.some((total) => room.startsWith(`${total.room}/`)));
  const lines = measured.map(({ room, killed, planted, share, floor, isBelow }) =>
    [room.padEnd(28), `${killed} of ${planted}`.padStart(14), percent(share), percent(floor), isBelow ? '  below' : ''].join('').trimEnd(),
  );
  return {
    lines: ['room                                killed          floor', ...lines],
    isMissed: judged.some(({ isBelow }) => isBelow),
  };
}

const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`.padStart(9);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** `npm run mutants [-- domain | api | 'front ends' | PATH] [--sample 200] [--seed 1] [--import] [--workers 2]` */
if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '2' },
      import: { type: 'boolean', default: false },
    },
  });
  const sample: Sample | undefined = values.sample
    ? { size: Number(values.sample), seed: values.seed, isOnImport: values.import }
    : undefined;
  const runs = runsOf(positionals[0], root, { isSampled: sample !== undefined });
  if (runs.length === 0) throw new Error(`No room or path is called ${positionals[0]}; rooms are ${Object.keys(FLOORS).join(', ')}.`);
  const rows: Row[] = [];
  for (const run of runs) rows.push({ room: run.room, ...(await runMutants(run, root, Number(values.workers), sample)) });
  for (const { room, survivors } of rows) {
    console.log(`\n${room}: ${survivors.length} survived`);
    for (const { place, mutator, original, mutant, isCovered } of survivors)
      console.log(`${place} ${mutator}: ${original} -> ${mutant || '(nothing)'}${isCovered ? '' : ' (no test runs it)'}`);
  }
  const { lines, isMissed } = tableOf(rows);
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = isMissed ? 1 : 0;
}
