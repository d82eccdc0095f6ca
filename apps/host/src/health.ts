import type { FailingJob } from '@bozor/api/platform/jobs/failing-jobs.ts';
import type { FastifyInstance } from 'fastify';

export interface HealthOptions {
  isReady(): Promise<boolean>;
  /** Background jobs of this process that fail repeatedly. */
  failingJobs(): readonly FailingJob[];
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve; a load balancer removes it while it cannot or is about to stop. `/readyz` also
 * names jobs that fail repeatedly, for monitoring; visitors are still served. Only the log has the reasons, because this endpoint is
 * public.
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
