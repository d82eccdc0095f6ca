import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { PluginKind } from '@stryker-mutator/api/plugin';
import type { MutationTestingPlanReadyEvent, Reporter } from '@stryker-mutator/api/report';

/** The sample that `run-mutants.ts` wants. Checkers run in processes of their own, so the ids of the sample go through a file. */
interface Wanted {
  readonly size: number;
  readonly seed: string;
  readonly isOnImport: boolean;
  readonly file: string;
}

const wanted = () => JSON.parse(process.env['MUTANTS_SAMPLE']!) as Wanted;

/** Draws the sample as soon as Stryker knows all mutants: the same seed draws the same mutants as long as the code is the same. */
class SampleReporter implements Reporter {
  onMutationTestingPlanReady({ mutantPlans }: MutationTestingPlanReadyEvent): void {
    const { size, seed, isOnImport, file } = wanted();
    const ids = mutantPlans
      .filter(({ mutant }) => mutant.status !== 'Ignored' && (!isOnImport || mutant.static))
      .map(({ mutant }) => ({ id: mutant.id, lot: lotOf(mutant, seed) }))
      .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
      .slice(0, size)
      .map(({ id }) => id);
    writeFileSync(file, JSON.stringify(ids));
  }
}

/** Refuses the mutants that were not drawn. Stryker calls them compile errors, which count neither way. */
class SampleChecker implements Checker {
  async init(): Promise<void> {}

  check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const drawn = new Set(JSON.parse(readFileSync(wanted().file, 'utf8')) as string[]);
    const answer = ({ id }: Mutant): CheckResult =>
      drawn.has(id) ? { status: CheckStatus.Passed } : { status: CheckStatus.CompileError, reason: 'not in the sample' };
    return Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, answer(mutant)])));
  }
}

function lotOf({ fileName, location, mutatorName, replacement }: Mutant, seed: string): string {
  const { start, end } = location;
  const name = [seed, fileName.slice(process.cwd().length), mutatorName, replacement, start.line, start.column, end.line, end.column];
  return createHash('sha256').update(name.join('\n')).digest('hex');
}

export const strykerPlugins = [
  { kind: PluginKind.Reporter, name: 'sample', injectableClass: SampleReporter },
  { kind: PluginKind.Checker, name: 'sample', injectableClass: SampleChecker },
];
