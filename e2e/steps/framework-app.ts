import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';

const ROOT = join(import.meta.dirname, '../..');
const APP = join(ROOT, 'e2e/framework-app');
const ROUTER = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');

export interface RunningApp {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Builds `e2e/framework-app` with the Vite configuration of a front end, as `npm start` builds that front end, and serves it. */
export async function startBuiltApp(frontEnd: string): Promise<RunningApp> {
  // Inside the repository, where the server's bundle finds the packages that it imports.
  const folder = join(APP, 'build', basename(frontEnd));
  await build(frontEnd, folder);
  const bundle = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;
  const listener = createRequestListener({ build: bundle, mode: 'production' });
  const server = createServer((request, response) => {
    const file = join(folder, 'client', new URL(request.url!, 'http://localhost').pathname);
    if (!existsSync(file) || !statSync(file).isFile()) {
      listener(request, response);
      return;
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

async function build(frontEnd: string, buildDirectory: string): Promise<void> {
  const router = spawn(
    process.execPath,
    [ROUTER, 'build', APP, '--config', join(ROOT, frontEnd, 'vite.config.ts'), '--logLevel', 'error'],
    {
      env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: buildDirectory },
      stdio: 'inherit',
    },
  );
  const [code] = (await once(router, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build ended with ${code}.`);
}
