import { execFile, type ExecFileException } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('clean-pdf-process.ts', import.meta.url));
const LONGEST_MS = 5_000;
const MOST_HEAP_MEGABYTES = 128;
const MOST_BYTES = 10 * 1024 * 1024;
/** Node's exit code when the program could not run. */
const BROKEN = 1;

let last: Promise<unknown> = Promise.resolve();

/**
 * Returns the document cleaned by `clean-pdf.ts`; undefined when it is not acceptable. It is parsed in a separate process, without the
 * shop's secrets and with limits of time and memory: a thread that runs out of memory would end the shop. One document at a time.
 */
export function cleanPdfInChild(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
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
    // The process may exit before it has read all input; its exit code says why.
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}

/** Whether the failure is the shop's and not the document's. */
function cannotRun({ code, syscall }: ExecFileException & { readonly syscall?: string }): boolean {
  return code === BROKEN || syscall !== undefined;
}
