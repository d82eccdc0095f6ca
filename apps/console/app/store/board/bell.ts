/** The bell of new orders: two tones of an oscillator's shape, rendered once, so that no file is fetched and no timer of a hidden page rings. */
const RING_SECONDS = 1.8;
const TONES = [
  { hertz: 880, atSecond: 0 },
  { hertz: 1174.66, atSecond: 0.28 },
  { hertz: 880, atSecond: 0.7 },
  { hertz: 1174.66, atSecond: 0.98 },
] as const;
const TONE_SECONDS = 0.26;
const LOUDNESS = 0.8;

let context: AudioContext | undefined;
let ring: AudioBuffer | undefined;

/** Whether the page may sound now. Browsers allow it only after a press on the page. */
export const isBellReady = (): boolean => context?.state === 'running';

const listeners = new Set<() => void>();

/** Calls `listen` whenever the page may sound, or no longer may. Returns the unsubscribe function. */
export function watchBell(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Allows the page to sound; to be called on a press. Resolves to whether it may. */
export async function readyBell(): Promise<boolean> {
  context ??= openContext();
  if (!context) return false;
  // A browser that waits for a press leaves the promise open.
  if (context.state !== 'running') await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 300))]);
  return isBellReady();
}

/** Rings until the returned function is called; once, if it does not repeat. */
export function ringBell({ repeats }: { readonly repeats: boolean }): () => void {
  if (!context || !isBellReady()) return () => {};
  ring ??= renderRing(context);
  const source = new AudioBufferSourceNode(context, { buffer: ring, loop: repeats });
  source.connect(context.destination);
  source.start();
  return () => {
    source.stop();
    source.disconnect();
  };
}

function openContext(): AudioContext | undefined {
  try {
    const opened = new AudioContext();
    opened.addEventListener('statechange', () => listeners.forEach((listen) => listen()));
    return opened;
  } catch {
    return undefined;
  }
}

function renderRing({ sampleRate }: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.round(RING_SECONDS * sampleRate), sampleRate });
  const samples = buffer.getChannelData(0);
  for (const { hertz, atSecond } of TONES) {
    const from = Math.round(atSecond * sampleRate);
    const length = Math.round(TONE_SECONDS * sampleRate);
    for (let at = 0; at < length; at++) {
      // Rises and falls, so that it does not click.
      const swell = Math.sin((Math.PI * at) / length);
      samples[from + at]! += LOUDNESS * swell * Math.sin((2 * Math.PI * hertz * at) / sampleRate);
    }
  }
  return buffer;
}
