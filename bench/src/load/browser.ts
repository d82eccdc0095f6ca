import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A Chromium of its own, controlled through `port`. */
export interface Browser {
  readonly port: number;
  /** Its profile; deleted with it. */
  readonly folder: string;
  /** Stores values in the storage of a site, and cookies as a request names them. */
  remember(site: string, values: Readonly<Record<string, string>>, cookies?: string): Promise<void>;
  /** Opens a page and waits until it is idle, as an earlier visit would have. */
  visit(address: string): Promise<void>;
  stop(): Promise<void>;
}

/** Lighthouse's own browser flags, which switch off background requests. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--metrics-recording-only',
  '--mute-audio',
];
const REST_MS = 3_000;
const TIMEOUT_MS = 20_000;

export async function startBrowser(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'bozor-browser-'));
  const options = [...QUIET, '--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const browser = spawn(process.env.CHROMIUM_PATH!, [...options, 'about:blank'], { stdio: 'ignore' });
  const gone = once(browser, 'exit');
  const note = join(folder, 'DevToolsActivePort');
  for (const began = performance.now(); !existsSync(note) || readFileSync(note, 'utf8') === ''; await setTimeout(50))
    if (performance.now() - began > TIMEOUT_MS) throw new Error('Chromium does not say where it can be steered.');
  const port = Number(readFileSync(note, 'utf8').split('\n', 1)[0]);
  const inPage = async (address: string, script: string) => {
    const opened = await fetch(`http://127.0.0.1:${port}/json/new?${encodeURIComponent(address)}`, { method: 'PUT' });
    const page = (await opened.json()) as { id: string; webSocketDebuggerUrl: string };
    const socket = new WebSocket(page.webSocketDebuggerUrl);
    await once(socket, 'open');
    await setTimeout(REST_MS);
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: script } }));
    await once(socket, 'message');
    socket.close();
    await fetch(`http://127.0.0.1:${port}/json/close/${page.id}`);
  };
  return {
    port,
    folder,
    remember: (site, values, cookies = '') =>
      inPage(
        `${site}/robots.txt`,
        `for (const [key, value] of Object.entries(${JSON.stringify(values)})) localStorage.setItem(key, value);
        for (const cookie of ${JSON.stringify(cookies)}.split('; ')) document.cookie = cookie + '; path=/'`,
      ),
    visit: (address) => inPage(address, '0'),
    stop: async () => {
      browser.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
