import type { TestProject } from 'vitest/node';
import { startTestDatabase, type TestServer } from './start-test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** One server for the whole run; each test file copies the migrated database with `freshDatabase`. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { server, template, stop } = await startTestDatabase();
  project.provide('testServer', { server, template });
  return stop;
}
