/** Runs `work` concurrently until a count or a duration is reached, and returns the rate per second. */
export async function runConcurrently(
  until: { readonly times: number; readonly seconds: number },
  concurrency: number,
  work: (number: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  let done = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < until.times && performance.now() - began < until.seconds * 1_000) {
        await work(next++);
        done += 1;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - began);
}
