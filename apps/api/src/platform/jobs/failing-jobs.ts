import { reasonOf } from './reason-of.ts';

/** A job that fails again and again. */
export interface FailingJob {
  readonly job: string;
  /** In a row. */
  readonly failures: number;
  readonly since: string;
  readonly problem: string;
}

export type JobsLog = (level: 'error' | 'warning' | 'info' | 'debug', message: string) => void;

/** A fault may come alone; so many in a row do not pass by themselves. */
const AGAIN_AND_AGAIN = 3;

/** Counts the faults of each job since it was last done well. */
export class FailingJobs {
  readonly #faults = new Map<string, FailingJob>();

  list(): readonly FailingJob[] {
    return [...this.#faults.values()].filter(({ failures }) => failures >= AGAIN_AND_AGAIN);
  }

  /** Does the work, and tells the log at the third fault in a row and whenever they have doubled since. */
  async watch(job: string, log: JobsLog, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#faults.delete(job);
    } catch (error) {
      const before = this.#faults.get(job);
      const failing = {
        job,
        failures: (before?.failures ?? 0) + 1,
        since: before?.since ?? new Date().toISOString(),
        problem: reasonOf(error).slice(0, 300),
      };
      this.#faults.set(job, failing);
      const { failures, since, problem } = failing;
      if (Number.isInteger(Math.log2(failures / AGAIN_AND_AGAIN)))
        log('error', `The job ${job} has failed ${failures} times in a row since ${since}: ${problem}`);
      throw error;
    }
  }
}
