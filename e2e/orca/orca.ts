import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Desktop } from '../reader/desktop.ts';

const run = promisify(execFile);
const PATIENCE_MS = 20_000;
/** Orca answers a key within 200 ms on a slow machine, and holds back what a page says politely for 100 ms. */
const QUIET_MS = 350;
const LOOK_MS = 30;
const KEY_MET = /^vvvvv PROCESS ATSPI_KEY_RELEASED_EVENT/gmu;
/** Further lines of an utterance are indented. The voice and its properties follow the words. */
const UTTERANCE = / - SPEECH OUTPUT: '([^\n]*(?:\n {18}[^\n]*)*?)'(?: voice=\w+)? ?\{[^\n]*\}$/gmu;

/** Its words go to the log alone: there is no speech synthesizer, no braille display, and typed keys are not repeated. */
const SETTINGS = {
  general: {
    speechFactoryModules: [],
    speechServerFactory: '',
    enableBraille: false,
    enableSound: false,
    enableKeyEcho: false,
    enableEchoByWord: false,
    enableEchoByCharacter: false,
    sayAllOnLoad: false,
    pageSummaryOnLoad: false,
    speakProgressBarUpdates: false,
    startingProfile: ['Default', 'default'],
  },
  pronunciations: {},
  keybindings: {},
  profiles: { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } },
};

/**
 * The log is written line by line, so that it can be followed, and asks the page for nothing: Firefox tells of a changed description when it
 * is asked for it. Orca means to be silent about a description that it has just read, but looks for it where it has not written it.
 */
const CUSTOMIZATIONS = `
import orca.debug
from orca.scripts import default

orca.debug.debugFile.reconfigure(line_buffering=True)
orca.debug.printDetails = lambda *args, **named: None
say_changed = default.Script.onDescriptionChanged

def say_unread(self, event):
    read = self.pointOfReference.get('descriptions', {})
    if read.get(hash(event.source)) != event.any_data:
        say_changed(self, event)

default.Script.onDescriptionChanged = say_unread
`;

/** Orca on a desktop: keys go in, words come out. */
export interface Orca {
  /** Presses keys of the real keyboard, one after another, as xdotool spells them: `Tab`, `shift+Tab`, `h`. Orca has met them in the end. */
  press(...keys: string[]): Promise<void>;
  /** Types a text by the real keyboard. */
  type(text: string): Promise<void>;
  /** Waits until nothing is said and returns all that was said since the last call. */
  heard(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export async function startOrca(desktop: Desktop): Promise<Orca> {
  const folder = join(desktop.folder, 'orca');
  const log = join(folder, 'log');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'user-settings.conf'), JSON.stringify(SETTINGS));
  writeFileSync(join(folder, 'orca-customizations.py'), CUSTOMIZATIONS);
  const program = spawn(process.env.ORCA_PATH!, ['--user-prefs', folder, '--debug-file', log], {
    env: { ...desktop.env, LC_ALL: 'C.UTF-8', LANGUAGE: 'en' },
    stdio: 'ignore',
  });
  const words = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  await until('Orca has not started.', () => words().includes('Screen reader on'), program);
  let taken = 0;
  const heard = async () => {
    let size = -1;
    let since = Date.now();
    for (;;) {
      const now = words().length;
      if (now !== size) [size, since] = [now, Date.now()];
      else if (Date.now() - since >= QUIET_MS) break;
      await after(LOOK_MS);
    }
    const news = words().slice(taken);
    taken = words().length;
    return [...news.matchAll(UTTERANCE)].map(([, said]) => said!.trim()).filter((said) => said !== '');
  };
  const keysMet = () => [...words().matchAll(KEY_MET)].length;
  const send = async (count: number, ...args: string[]) => {
    const before = keysMet();
    await run('xdotool', args, { env: desktop.env });
    await until(`Orca has not met all keys of "${args.join(' ')}".`, () => keysMet() >= before + count, program);
  };
  return {
    press: (...keys) => send(keys.length, 'key', '--delay', '60', ...keys),
    type: (text) => send(text.length, 'type', '--delay', '25', text),
    heard,
    stop: () => ended(program),
  };
}

async function until(problem: string, isSo: () => boolean, program: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!isSo()) {
    if (program.exitCode !== null) throw new Error(`${problem} It ended with ${program.exitCode}. Does another one run?`);
    if (Date.now() > end) throw new Error(problem);
    await after(LOOK_MS);
  }
}

function ended(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve();
    program.once('exit', () => resolve());
    program.kill('SIGTERM');
  });
}
