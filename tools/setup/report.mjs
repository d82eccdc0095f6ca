/** A failure whose message tells the person what to do; shown without a stack. */
export class Advice extends Error {}

/** Says what goes on and how long it took: `Building the storefront … 3.1 s`. */
export async function step(title, work) {
  const started = Date.now();
  process.stderr.write(process.stderr.isTTY ? `${title} …` : `${title} …\n`);
  const result = await work();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stderr.write(process.stderr.isTTY ? ` ${seconds} s\n` : `${title}: ${seconds} s\n`);
  return result;
}

/** Runs the program; advice is printed plainly, everything else with its stack. */
export async function main(program) {
  try {
    await program();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Advice ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
