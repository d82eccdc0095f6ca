import { EventEmitter } from 'node:events';
import { Logger, run, runMigrations, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type pg from 'pg';
import { assertTransaction } from '../db/transaction.ts';
import { FailingJobs, type FailingJob, type JobsLog } from './failing-jobs.ts';
import { LANES, optionsOf, type Lane } from './lanes.ts';
import { startLiveness, type WorkerLiveness } from './worker-liveness.ts';
import { persistent } from './persistent.ts';

/** Handles one job. A throw is retried with exponential backoff, so the work must be idempotent. */
export type Work<Payload> = (payload: Payload) => Promise<void>;

export interface EnqueueOptions {
  /** Delay after the commit, by the database's clock. */
  readonly inMs?: number;
  /** A later job with the same key replaces a waiting one. */
  readonly key?: string;
  readonly maxAttempts?: number;
}

/** Rows that each request a job. */
export interface JobsFrom {
  readonly from: RawBuilder<unknown>;
  readonly payload: RawBuilder<unknown>;
}

interface RequestOptions extends EnqueueOptions {
  readonly isUrgent?: boolean;
}

interface Definition {
  readonly lane: Lane;
  readonly work: Work<never>;
}

/** A process returns fetched jobs that it cannot start within this time, for another process. */
const TAKEN_MS = 5_000;
const RESTART_MS = 5_000;
/** Irrelevant warning: workers wait for external servers, not for connections. */
const FEWER_CONNECTIONS = /^WARNING: having maxPoolSize/;

interface Starting {
  readonly lane: Lane;
  readonly pgPool: pg.Pool;
  readonly taskList: TaskList;
  readonly crontab: string;
  readonly log: JobsLog;
  readonly liveness: WorkerLiveness;
}

/** Job queue in the database. Jobs are enqueued in the transaction that needs them and run by any process, each in its lane. */
export class Jobs {
  readonly #definitions = new Map<string, Definition>();
  readonly #crontab: string[] = [];
  readonly #failing = new FailingJobs();
  readonly #runners = new Set<Runner>();
  #liveness: WorkerLiveness | undefined;
  #isStopped = false;
  /** Settles when no lane is being started. A stop waits for it, so that no runner begins behind its back. */
  #starting: Promise<unknown> = Promise.resolve();

  /** Names of all jobs, including scheduled ones. */
  get names(): readonly string[] {
    return [...this.#definitions.keys()];
  }

  /** Jobs whose latest runs in this process failed, several times in a row. For the health page. */
  get failing(): readonly FailingJob[] {
    return this.#failing.list();
  }

  /** Defines the handler and the lane of a job. Called by features while the API is composed. */
  define<Payload>(name: string, lane: Lane, work: Work<Payload>): void {
    if (this.#definitions.has(name)) throw new Error(`Two definitions of the job ${name}`);
    this.#definitions.set(name, { lane, work });
  }

  /** Schedules a defined job, e.g. `every('* * * * *', 'expire-unpaid-orders')`: once for all processes together. */
  every(cron: string, name: string): void {
    this.#crontab.push(`${cron} ${name} ?jobKey=${name}&jobKeyMode=replace&max=3`);
  }

  /** Enqueues a job in the caller's transaction: it runs only if that commits. */
  async enqueue<DB>(
    trx: Transaction<DB>,
    name: string,
    payload: Readonly<Record<string, unknown>>,
    options: EnqueueOptions = {},
  ): Promise<void> {
    assertTransaction(trx);
    await this.enqueueAlone(trx, name, payload, options);
  }

  /** Enqueues a job that belongs to no transaction, such as the next round of a job. */
  async enqueueAlone<DB>(
    db: Kysely<DB>,
    name: string,
    payload: Readonly<Record<string, unknown>>,
    options: EnqueueOptions = {},
  ): Promise<void> {
    const lane = this.#definitions.get(name)?.lane;
    await request(db, name, payload, { ...options, isUrgent: lane !== undefined && optionsOf(lane).isUrgent });
  }

  /** Insert that requests a job for each row of `from`, to end a statement with; `payload` is an expression on `from`. */
  enqueuing(name: string, { from, payload }: JobsFrom, options: EnqueueOptions = {}): RawBuilder<unknown> {
    const lane = this.#definitions.get(name)?.lane;
    return requesting(name, { from, payload }, { ...options, isUrgent: lane !== undefined && optionsOf(lane).isUrgent });
  }

  /** Runs a job at once, for tests and for the operator's "run now". */
  async perform(name: string, payload: Readonly<Record<string, unknown>>): Promise<void> {
    const definition = this.#definitions.get(name);
    if (!definition) throw new Error(`No job is called ${name}`);
    await definition.work(payload as never);
  }

  /** Starts a runner for each lane with jobs. Each keeps a connection of `pool` to listen for new jobs. */
  async start(pool: pg.Pool, log: JobsLog): Promise<void> {
    const started = this.#startLanes(pool, log);
    this.#starting = Promise.allSettled([this.#starting, started]);
    await started;
  }

  /** Ends all runners, also when `start` has not returned yet. They cannot be started again. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#starting;
    const runners = [...this.#runners];
    this.#runners.clear();
    await Promise.all(runners.map((runner) => runner.stop()));
    await this.#liveness?.stop();
    this.#liveness = undefined;
  }

  async #startLanes(pool: pg.Pool, log: JobsLog): Promise<void> {
    if (this.#isStopped) return;
    const running = { pgPool: persistent(pool), log, liveness: await startLiveness(pool, log) };
    this.#liveness = running.liveness;
    // Only one runner needs the schedule.
    let crontab = this.#crontab.join('\n');
    for (const lane of Object.keys(LANES) as Lane[]) {
      const taskList = this.#tasksOf(lane, log);
      if (Object.keys(taskList).length === 0) continue;
      await this.#startLane({ ...running, lane, taskList, crontab });
      crontab = '';
    }
  }

  async #startLane(starting: Starting): Promise<void> {
    if (this.#isStopped) return;
    const { lane, pgPool, taskList, crontab, log, liveness } = starting;
    const { workers, pollMs } = optionsOf(lane);
    const events: WorkerEvents = new EventEmitter();
    const pools: string[] = [];
    events.on('pool:create', ({ workerPool }) => pools.push(workerPool.id));
    const runner = await run({
      pgPool,
      events,
      noHandleSignals: true,
      taskList,
      crontab,
      logger: new Logger(() => (level, message) => FEWER_CONNECTIONS.test(message) || log(level, message)),
      preset: {
        worker: {
          concurrentJobs: workers,
          pollInterval: pollMs,
          // One query fetches jobs for all idle workers.
          localQueue: { size: workers, ttl: TAKEN_MS },
          // Batches, so that a stop waits for them and a failed one is retried.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    });
    this.#runners.add(runner);
    for (const id of pools) await liveness.add(id);
    const restart = (reason: unknown) => {
      // The runner was stopped on purpose.
      if (!this.#runners.delete(runner)) return;
      log('error', `The lane ${lane} of jobs has ended and is started anew: ${String(reason)}`);
      setTimeout(() => {
        const restarted = this.#startLane(starting).catch(restart);
        this.#starting = Promise.allSettled([this.#starting, restarted]);
      }, RESTART_MS).unref();
    };
    void runner.promise.then(() => restart('without a reason'), restart);
  }

  #tasksOf(lane: Lane, log: JobsLog): TaskList {
    const tasks: TaskList = {};
    for (const [name, definition] of this.#definitions) {
      if (definition.lane !== lane) continue;
      tasks[name] = async (payload) => this.#failing.watch(name, log, () => definition.work(payload as never));
    }
    return tasks;
  }
}

/** Enqueues a job for a use-case that has only its transaction. The relay passes it to the queue after the commit. */
export async function addJob<DB>(
  trx: Transaction<DB>,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  options: RequestOptions = {},
): Promise<void> {
  assertTransaction(trx);
  await request(trx, name, payload, options);
}

async function request<DB>(
  db: Kysely<DB>,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  options: RequestOptions,
): Promise<void> {
  await requesting(name, { from: sql`(select) one`, payload: sql`${JSON.stringify(payload)}::jsonb` }, options).execute(db);
}

function requesting(
  name: string,
  { from, payload }: JobsFrom,
  { inMs, key, maxAttempts = 12, isUrgent = false }: RequestOptions,
): RawBuilder<unknown> {
  return sql`insert into requested_jobs (task, payload, key, run_at, max_attempts, is_urgent)
    select ${name}, ${payload}, ${key ?? null}, now() + ${inMs ?? null} * interval '1 millisecond', ${maxAttempts}, ${isUrgent}
    from ${from}`;
}

/** Creates or upgrades the job tables; part of migrating the database. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}
