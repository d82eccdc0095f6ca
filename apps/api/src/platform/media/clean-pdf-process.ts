import { buffer } from 'node:stream/consumers';
import { cleanPdf } from './clean-pdf.ts';

/** Reads a document from stdin and writes the clean one to stdout. Exits with this code when the document is not acceptable. */
const NOT_TAKEN = 3;

const given = await buffer(process.stdin);
try {
  process.stdout.write(await cleanPdf(given));
} catch {
  process.exitCode = NOT_TAKEN;
}
