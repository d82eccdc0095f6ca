/** Does `work` so many times with so many hands, and answers how many a second. */
export async function perSecond(times: number, hands: number, work: (number: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: hands }, async () => {
      while (next < times) await work(next++);
    }),
  );
  return (times * 1_000) / (performance.now() - began);
}
