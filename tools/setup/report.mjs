/** A failure whose message tells the user the remedy; shown without a stack trace. */
export class Advice extends Error {}

/** Prints a step and its duration: `Building the storefront … 3.1 s`. */
export async function step(title, work) {
  const started = Date.now();
  process.stderr.write(process.stderr.isTTY ? `${title} …` : `${title} …\n`);
  const result = await work();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stderr.write(process.stderr.isTTY ? ` ${seconds} s\n` : `${title}: ${seconds} s\n`);
  return result;
}

/** Runs the program. Advice is printed plainly, any other error with its stack trace. */
export async function main(program) {
  try {
    await program();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Advice ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
