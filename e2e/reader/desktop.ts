import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '../steps/shop.ts';

/** A display without a screen, and the message bus over which browsers tell screen readers what they show. */
export interface Desktop {
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  stop(): Promise<void>;
}

export async function startDesktop(): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'bozor-desktop-'));
  // Also of what the bus starts, such as the bus of accessibility: two desktops would take its socket from each other.
  const own = { ...(process.env as Record<string, string>), XDG_RUNTIME_DIR: folder, HOME: folder };
  const bus = spawn('dbus-daemon', ['--session', '--print-address=1', '--nofork'], { env: own, stdio: ['ignore', 'pipe', 'ignore'] });
  // Keys do not repeat (-r): a busy machine holds them down for long.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp', '-r'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [address, display] = await Promise.all([firstLine(bus), firstLine(screen)]);
  return {
    folder,
    env: {
      ...own,
      DISPLAY: `:${display}`,
      DBUS_SESSION_BUS_ADDRESS: address,
      GNOME_ACCESSIBILITY: '1',
      MOZ_ENABLE_WAYLAND: '0',
    },
    stop: async () => {
      await Promise.all([ended(screen), ended(bus)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function firstLine(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`${program.spawnfile} ended with ${code} before it was ready.`)));
    program.stdout!.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.includes('\n')) resolve(said.split('\n')[0]!);
    });
  });
}

/** Ends a program and waits for its end. */
function ended(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve();
    program.once('exit', () => resolve());
    program.kill('SIGTERM');
  });
}

/** Journeys in a Firefox with a window on a desktop, where its accessibility tree can be read. */
export const test = base.extend<object, { readonly desktop: Desktop }>({
  desktop: [
    // Playwright reads the needed fixtures from the first argument, so it must name something.
    async ({ browserName: _ }, give) => {
      const desktop = await startDesktop();
      await give(desktop);
      await desktop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  launchOptions: async ({ desktop, launchOptions }, give) => give({ ...launchOptions, env: { ...desktop.env } }),
});
