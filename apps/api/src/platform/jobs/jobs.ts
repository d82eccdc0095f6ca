import { Logger, run, runMigrations, type Runner, type TaskList } from 'graphile-worker';
import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import { persistent } from './persistent.ts';

/** Handles one job. A throw is retried with growing pauses, so the work must be safe to repeat. */
export type Work<Payload> = (payload: Payload) => Promise<void>;

export interface EnqueueOptions {
  readonly runAt?: Date;
  /** A later job with the same key replaces a waiting one. */
  readonly key?: string;
  readonly maxAttempts?: number;
}

type Log = (level: 'error' | 'warning' | 'info' | 'debug', message: string) => void;

/** Jobs that live in the database: enqueued inside the transaction that needs them, run by any process. */
export class Jobs {
  readonly #tasks: TaskList = {};
  readonly #crontab: string[] = [];
  #runner: Runner | undefined;

  /** Names of all jobs, those that run by the clock too. */
  get names(): readonly string[] {
    return Object.keys(this.#tasks);
  }

  /** Says how jobs of this name are done. Called by features while the API is composed. */
  define<Payload>(name: string, work: Work<Payload>): void {
    if (this.#tasks[name]) throw new Error(`Two definitions of the job ${name}`);
    this.#tasks[name] = async (payload) => work(payload as Payload);
  }

  /** Runs a defined job by the clock, e.g. `every('* * * * *', 'expire-unpaid-orders')`: once for all processes together. */
  every(cron: string, name: string): void {
    this.#crontab.push(`${cron} ${name} ?jobKey=${name}&jobKeyMode=replace&max=3`);
  }

  /** Adds a job within the caller's transaction: it runs only if that commits. */
  async enqueue<DB>(db: Kysely<DB>, name: string, payload: Readonly<Record<string, unknown>>, options: EnqueueOptions = {}): Promise<void> {
    await addJob(db, name, payload, options);
  }

  /** Does one job's work at once, for tests and for the operator's "run now". */
  async perform(name: string, payload: Readonly<Record<string, unknown>>): Promise<void> {
    const task = this.#tasks[name];
    if (!task) throw new Error(`No job is called ${name}`);
    await task(payload, undefined as never);
  }

  async start(pool: pg.Pool, log: Log): Promise<void> {
    this.#runner = await run({
      pgPool: persistent(pool),
      concurrency: 4,
      noHandleSignals: true,
      pollInterval: 1000,
      taskList: this.#tasks,
      crontab: this.#crontab.join('\n'),
      logger: new Logger(() => (level, message) => log(level, message)),
    });
    this.#runner.promise.catch((error: unknown) => log('error', String(error)));
  }

  async stop(): Promise<void> {
    await this.#runner?.stop();
    this.#runner = undefined;
  }
}

/** The same for a use-case that has only its transaction. */
export async function addJob<DB>(
  db: Kysely<DB>,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  options: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, run_at := ${options.runAt ?? null}::timestamptz, job_key := ${options.key ?? null}, max_attempts := ${options.maxAttempts ?? 12})`.execute(
    db,
  );
}

/** Creates or upgrades the job tables; part of migrating the database. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}
