import { expect, test } from 'vitest';
import { FailingJobs } from './failing-jobs.ts';

const fails = () => Promise.reject(new Error('The table is locked'));
const works = () => Promise.resolve();

test('a job that fails three times in a row is named, logged as its faults double, and cleared after a success', async () => {
  const jobs = new FailingJobs();
  const lines: string[] = [];
  const log = (level: string, message: string) => void lines.push(`${level} ${message}`);
  const fail = async (job: string) => expect(jobs.watch(job, log, fails)).rejects.toThrow('locked');
  for (let count = 0; count < 2; count++) await fail('sweep');
  await fail('ride');
  expect([jobs.list(), lines]).toEqual([[], []]);
  for (let count = 0; count < 5; count++) await fail('sweep');
  expect(jobs.list()).toMatchObject([{ job: 'sweep', failures: 7, problem: 'Error: The table is locked' }]);
  expect(lines.map((line) => /^(\w+ The job \w+ has failed \d+ times)/.exec(line)?.[1])).toEqual([
    'error The job sweep has failed 3 times',
    'error The job sweep has failed 6 times',
  ]);
  await jobs.watch('sweep', log, works);
  expect(jobs.list()).toEqual([]);
});
