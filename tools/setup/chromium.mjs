import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmEnvironment } from './install.mjs';
import { nodeBinary } from './node.mjs';
import { findProgram, isProgram } from './programs.mjs';
import { Advice, step } from './report.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns the path of a Chromium; installs one when the machine has none. */
export async function chromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Advice(`CHROMIUM_PATH is "${given}", which is no program.`);
  }
  const found = (await present()) ?? (await bring());
  if (found) return found;
  throw new Advice('There is no Chromium and none could be brought. Install one and set CHROMIUM_PATH to its program.');
}

async function present() {
  const found = findProgram([...NAMES, MAC]);
  if (found) return found;
  const own = await playwrights();
  return isProgram(own) ? own : undefined;
}

/** Returns the path of Playwright's own Chromium, installed or not. */
async function playwrights() {
  const program = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { text } = await run(nodeBinary(), ['--input-type=module', '--eval', program], { quiet: true, env: npmEnvironment() });
  return text.trim().split('\n').at(-1);
}

async function bring() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await step('Installing Chromium with apt-get', async () => {
      await run('apt-get', ['update', '-qq'], { env, quiet: true });
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, quiet: true });
    });
    const path = await present();
    if (path) return path;
  }
  await step("Downloading Playwright's Chromium", () =>
    run(nodeBinary(), [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], { quiet: true, env: npmEnvironment() }),
  );
  return present();
}
