import { EventEmitter } from 'node:events';
import { Logger, run, runMigrations, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import { FailingJobs, type FailingJob, type JobsLog } from './failing-jobs.ts';
import { LANES, optionsOf, type Lane } from './lanes.ts';
import { liveAmongWorkers, type LivingWorkers } from './living-workers.ts';
import { persistent } from './persistent.ts';

/** Handles one job. A throw is retried with growing pauses, so the work must be safe to repeat. */
export type Work<Payload> = (payload: Payload) => Promise<void>;

export interface EnqueueOptions {
  /** So long after the commit, by the database's clock. */
  readonly inMs?: number;
  /** A later job with the same key replaces a waiting one. */
  readonly key?: string;
  readonly maxAttempts?: number;
}

interface RequestOptions extends EnqueueOptions {
  readonly isUrgent?: boolean;
}

interface Definition {
  readonly lane: Lane;
  readonly work: Work<never>;
}

/** Jobs that a process has taken and cannot begin go back after that, to one that can. */
const TAKEN_MS = 5_000;
const RESTART_MS = 5_000;
/** A warning that means nothing here: hands wait for servers, not for connections. */
const FEWER_CONNECTIONS = /^WARNING: having maxPoolSize/;

interface Starting {
  readonly lane: Lane;
  readonly pgPool: pg.Pool;
  readonly taskList: TaskList;
  readonly crontab: string;
  readonly log: JobsLog;
  readonly workers: LivingWorkers;
}

/** Jobs that live in the database: asked for inside the transaction that needs them, run by any process, each in its lane. */
export class Jobs {
  readonly #definitions = new Map<string, Definition>();
  readonly #crontab: string[] = [];
  readonly #failing = new FailingJobs();
  readonly #runners = new Set<Runner>();
  #workers: LivingWorkers | undefined;

  /** Names of all jobs, those that run by the clock too. */
  get names(): readonly string[] {
    return [...this.#definitions.keys()];
  }

  /** Jobs that this process has done last with a fault, several times in a row. For the health page. */
  get failing(): readonly FailingJob[] {
    return this.#failing.list();
  }

  /** Says how jobs of this name are done, and in which lane. Called by features while the API is composed. */
  define<Payload>(name: string, lane: Lane, work: Work<Payload>): void {
    if (this.#definitions.has(name)) throw new Error(`Two definitions of the job ${name}`);
    this.#definitions.set(name, { lane, work });
  }

  /** Runs a defined job by the clock, e.g. `every('* * * * *', 'expire-unpaid-orders')`: once for all processes together. */
  every(cron: string, name: string): void {
    this.#crontab.push(`${cron} ${name} ?jobKey=${name}&jobKeyMode=replace&max=3`);
  }

  /** Asks for a job within the caller's transaction: it runs only if that commits. */
  async enqueue<DB>(db: Kysely<DB>, name: string, payload: Readonly<Record<string, unknown>>, options: EnqueueOptions = {}): Promise<void> {
    const lane = this.#definitions.get(name)?.lane;
    await addJob(db, name, payload, { ...options, isUrgent: lane !== undefined && optionsOf(lane).isUrgent });
  }

  /** Does one job's work at once, for tests and for the operator's "run now". */
  async perform(name: string, payload: Readonly<Record<string, unknown>>): Promise<void> {
    const definition = this.#definitions.get(name);
    if (!definition) throw new Error(`No job is called ${name}`);
    await definition.work(payload as never);
  }

  /** Starts a runner for each lane that has jobs. Each keeps a connection of `pool` for itself, to hear of new jobs. */
  async start(pool: pg.Pool, log: JobsLog): Promise<void> {
    const running = { pgPool: persistent(pool), log, workers: await liveAmongWorkers(pool, log) };
    this.#workers = running.workers;
    // The clock needs one runner only.
    let crontab = this.#crontab.join('\n');
    for (const lane of Object.keys(LANES) as Lane[]) {
      const taskList = this.#tasksOf(lane, log);
      if (Object.keys(taskList).length === 0) continue;
      await this.#startLane({ ...running, lane, taskList, crontab });
      crontab = '';
    }
  }

  async stop(): Promise<void> {
    const runners = [...this.#runners];
    this.#runners.clear();
    await Promise.all(runners.map((runner) => runner.stop()));
    await this.#workers?.stop();
    this.#workers = undefined;
  }

  async #startLane(starting: Starting): Promise<void> {
    const { lane, pgPool, taskList, crontab, log, workers } = starting;
    const { hands, pollMs } = optionsOf(lane);
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
          concurrentJobs: hands,
          pollInterval: pollMs,
          // One question for all idle hands together.
          localQueue: { size: hands, ttl: TAKEN_MS },
          // In batches, so that a stop waits for them and one that fails is tried again.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    });
    this.#runners.add(runner);
    for (const id of pools) await workers.add(id);
    const restart = (reason: unknown) => {
      // Taken out by a stop.
      if (!this.#runners.delete(runner)) return;
      log('error', `The lane ${lane} of jobs has ended and is started anew: ${String(reason)}`);
      setTimeout(() => void this.#startLane(starting).catch(restart), RESTART_MS).unref();
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

/** Asks for a job, for a use-case that has only its transaction. The relay hands it on after the commit. */
export async function addJob<DB>(
  db: Kysely<DB>,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  { inMs, key, maxAttempts = 12, isUrgent = false }: RequestOptions = {},
): Promise<void> {
  await sql`insert into requested_jobs (task, payload, key, run_at, max_attempts, is_urgent)
    values (${name}, ${JSON.stringify(payload)}::jsonb, ${key ?? null}, now() + ${inMs ?? null} * interval '1 millisecond', ${maxAttempts}, ${isUrgent})`.execute(
    db,
  );
}

/** Creates or upgrades the job tables; part of migrating the database. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}
