import type { Orca } from './orca.ts';

const PATIENCE_MS = 20_000;
/** A key that says nothing so long is taken for a silent one. */
const SILENCE_MS = 3_000;
/** Begins a line of the list whose words come before or after those of the other lines. */
const ANYWHERE = '+ ';
/** Names of modes, and of what surrounds the focus, come as often as they change. */
const AROUND =
  /^(?:(?:Browse|Focus) mode|clickable\.?|leaving .*|banner|main content\.?|search|region .*|opens (?:dialog|menu)|.* panel\.)$/;

/** Expected words of each step of a journey, from its list: the title of a step in brackets, below it one expected utterance a line. */
export function readSteps(list: string): ReadonlyMap<string, readonly string[]> {
  const steps = new Map<string, string[]>();
  for (const line of list.split('\n')) {
    const title = /^\[(.+)\]$/.exec(line)?.[1];
    if (title !== undefined) steps.set(title, []);
    else if (line !== '' && !line.startsWith('#')) [...steps.values()].at(-1)!.push(line);
  }
  return steps;
}

/** A person who acts by keys and by what is heard alone. */
export interface Listener {
  /** Presses keys, and checks that what the list expects of the step is heard: each once, in its order, and nothing twice. */
  step(title: string, act: () => Promise<void>): Promise<void>;
  /** Presses a key until something is heard. */
  goTo(name: string, key?: string, most?: number): Promise<void>;
  /** Hears what is still said. */
  end(): Promise<void>;
  /** All that was wrong. */
  readonly faults: readonly string[];
  /** All that was heard, with the steps. */
  readonly protocol: readonly string[];
}

/** `parts` are the texts that stand for `{name}` in the list. */
export function listen(
  orca: Pick<Orca, 'press' | 'heard'>,
  steps: ReadonlyMap<string, readonly string[]>,
  parts: Readonly<Record<string, string>>,
  patienceMs = PATIENCE_MS,
): Listener {
  const faults: string[] = [];
  const protocol: string[] = [];
  const hear = async () => (await orca.heard()).map(plain);
  let last: { readonly step: string; readonly heard: readonly string[] } = { step: 'the start', heard: [] };
  const note = (step: string, heard: readonly string[]) => {
    protocol.push(`${step}: ${heard.join(' | ')}`);
    for (const twice of repeated(heard)) faults.push(`${step}: said twice: ${twice}`);
    last = { step, heard };
  };
  /** Words that came after the end of the last step still belong to it. */
  const hearTheRest = async () => {
    const rest = await hear();
    if (rest.length === 0) return;
    protocol.push(`later: ${rest.join(' | ')}`);
    for (const twice of repeated([...new Set(last.heard), ...rest])) faults.push(`${last.step}: said twice, late: ${twice}`);
  };
  return {
    faults,
    protocol,
    end: hearTheRest,
    step: async (title, act) => {
      const expected = steps.get(title);
      if (!expected) throw new Error(`The list has no step "${title}".`);
      const patterns = expected.map((line) => patternOf(line, parts));
      await hearTheRest();
      await act();
      const heard: string[] = [];
      const end = Date.now() + patienceMs;
      do heard.push(...(await hear()));
      while (Date.now() < end && !patterns.every((pattern) => heard.some((said) => pattern.test(said))));
      note(title, heard);
      faults.push(...missed(expected, patterns, heard).map((fault) => `${title}: ${fault}`));
    },
    goTo: async (name, key = 'Tab', most = 60) => {
      const pattern = patternOf(name, parts);
      await hearTheRest();
      for (let presses = 0; presses < most; presses += 1) {
        await orca.press(key);
        const heard: string[] = [];
        const end = Date.now() + SILENCE_MS;
        do heard.push(...(await hear()));
        while (heard.length === 0 && Date.now() < end);
        note(`${key} to ${name}`, heard);
        if (heard.some((said) => pattern.test(said))) return;
      }
      throw new Error(`${name} was not heard in ${most} presses of ${key}.\n${protocol.slice(-most).join('\n')}`);
    },
  };
}

/** Expected utterances that are not said, said more than once, or said out of their order. */
function missed(expected: readonly string[], patterns: readonly RegExp[], heard: readonly string[]): string[] {
  let before = -1;
  return expected.flatMap((line, number) => {
    const places = heard.flatMap((said, at) => (patterns[number]!.test(said) ? [at] : []));
    if (places.length === 0) return [`not said: ${line} (said: ${heard.join(' | ')})`];
    if (places.length > 1) return [`said ${places.length} times: ${line}`];
    if (line.startsWith(ANYWHERE)) return [];
    const isEarly = places[0]! < before;
    before = places[0]!;
    return isEarly ? [`said before the utterance above it: ${line}`] : [];
  });
}

function repeated(heard: readonly string[]): string[] {
  const told = heard.filter((said) => !AROUND.test(said));
  return [...new Set(told.filter((said, at) => told.indexOf(said) !== at))];
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '')
    .trim();

/** An utterance contains the text of the line. `{…}` is a part by its name, else an amount or a number. */
function patternOf(line: string, parts: Readonly<Record<string, string>>): RegExp {
  const source = line
    .replace(ANYWHERE, '')
    .split(/(\{\w+\})/)
    .map((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      if (name === undefined) return literally(piece);
      const part = parts[name];
      return part === undefined ? String.raw`[\d][\d :–]*` : literally(plain(part));
    });
  return new RegExp(source.join(''), 'u');
}
