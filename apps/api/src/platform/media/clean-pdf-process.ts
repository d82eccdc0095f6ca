import { buffer } from 'node:stream/consumers';
import { cleanPdf } from './clean-pdf.ts';

/** A document comes in, the clean one goes out; no document that can be taken ends with a code of its own. */
const NOT_TAKEN = 3;

const given = await buffer(process.stdin);
try {
  process.stdout.write(await cleanPdf(given));
} catch {
  process.exitCode = NOT_TAKEN;
}
