import { reasonOf } from './reason-of.ts';

/** A job that fails repeatedly. */
export interface FailingJob {
  readonly job: string;
  /** Failures in a row. */
  readonly failures: number;
  readonly since: string;
  readonly problem: string;
}

export type JobsLog = (level: 'error' | 'warning' | 'info' | 'debug', message: string) => void;

/** One failure may be an accident. This many in a row do not pass by themselves. */
const AGAIN_AND_AGAIN = 3;

/** Counts the failures of each job since its last success. */
export class FailingJobs {
  readonly #faults = new Map<string, FailingJob>();

  list(): readonly FailingJob[] {
    return [...this.#faults.values()].filter(({ failures }) => failures >= AGAIN_AND_AGAIN);
  }

  /** Runs the work. Logs the third failure in a row, and again whenever their number has doubled. */
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
