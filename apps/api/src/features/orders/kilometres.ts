/** Kilometres in the words of a bill, the same before an order and after: a way of some steps is not none. @example kilometres(2412) // '2.4' */
export function kilometres(metres: number): string {
  return metres < 50 ? '< 0.1' : (metres / 1000).toFixed(1);
}
