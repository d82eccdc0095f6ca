import { execFile, type ExecFileException } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('clean-pdf-process.ts', import.meta.url));
const LONGEST_MS = 5_000;
const MOST_HEAP_MEGABYTES = 128;
const MOST_BYTES = 10 * 1024 * 1024;
/** What Node ends with when the program could not run at all. */
const BROKEN = 1;

let last: Promise<unknown> = Promise.resolve();

/**
 * A document cleaned by `clean-pdf.ts`, undefined when it is none that is taken. It is read in a process of its own, without the shop's secrets and
 * with limits of time and memory: a thread that runs out of memory ends the shop, a process only itself. One at a time.
 */
export function cleanPdfApart(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const cleaned = last.then(() => run(bytes));
  last = cleaned.catch(() => undefined);
  return cleaned;
}

function run(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [`--max-old-space-size=${MOST_HEAP_MEGABYTES}`, PROCESS],
      { encoding: 'buffer', env: {}, timeout: LONGEST_MS, killSignal: 'SIGKILL', maxBuffer: MOST_BYTES },
      (error, written, said) => {
        if (!error) resolve(new Uint8Array(written));
        else if (cannotRun(error)) reject(new Error(`Documents cannot be read: ${said.toString().slice(-500)}`, { cause: error }));
        else resolve(undefined);
      },
    );
    // It may end before it has heard everything; what it ends with says why.
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}

/** Which is the shop's fault and not the document's. */
function cannotRun({ code, syscall }: ExecFileException & { readonly syscall?: string }): boolean {
  return code === BROKEN || syscall !== undefined;
}
