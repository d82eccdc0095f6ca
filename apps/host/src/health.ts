import type { FailingJob } from '@bozor/api/platform/jobs/failing-jobs.ts';
import type { FastifyInstance } from 'fastify';

export interface HealthOptions {
  isReady(): Promise<boolean>;
  /** Background jobs of this process that fail again and again. */
  failingJobs(): readonly FailingJob[];
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve; a balancer takes it out while it cannot or is about to stop. Jobs that fail again and
 * again are named there too, for whoever watches: visitors are served all the same. Why they fail stands in the log alone, for anybody may look here.
 */
export function addHealth(app: FastifyInstance, { isReady, failingJobs }: HealthOptions): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const failing = failingJobs().map(({ job, failures, since }) => ({ job, failures, since }));
    if (await isReady()) return { status: 'ready', failing_jobs: failing };
    return reply.code(503).header('retry-after', '1').send({ status: 'not ready', failing_jobs: failing });
  });
}
