import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The name of an element's id in the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export interface Found {
  readonly [ELEMENT]: string;
}

/** A session of WebKit, driven by WebDriver. */
export interface WebDriverSession {
  call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  /** Runs the body of a function in the page. */
  run<T>(script: string, ...args: readonly (Json | Found)[]): Promise<T>;
  click(found: Found): Promise<void>;
  label(found: Found): Promise<string>;
  stop(): Promise<void>;
}

export async function startWebKit(program: string, env: Readonly<Record<string, string>>): Promise<WebDriverSession> {
  const port = await freePort();
  const driver = spawn(program, ['-p', String(port)], { env, stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => driver.once('exit', () => resolve()));
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await reply.json()) as { value: T & { message?: string; error?: string } };
    if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  // Without a wish the driver takes the small browser that comes with WebKit.
  const { sessionId } = await patiently(() => send<{ sessionId: string }>('POST', '/session', { capabilities: {} }));
  const call = <T>(method: string, path: string, body?: object) => send<T>(method, `/session/${sessionId}${path}`, body);
  await call('POST', '/window/rect', { width: 1280, height: 960 });
  return {
    call,
    run: (script, ...args) => call('POST', '/execute/sync', { script, args }),
    click: (found) => call('POST', `/element/${found[ELEMENT]}/click`, {}),
    label: (found) => call('GET', `/element/${found[ELEMENT]}/computedlabel`),
    stop: async () => {
      await call('DELETE', '');
      driver.kill('SIGTERM');
      await gone;
    },
  };
}

/** Repeats a call until the driver listens. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= 100 || !(error instanceof TypeError)) throw error;
      await pause(50);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
