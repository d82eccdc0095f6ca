/**
 * A fault with what caused it, in one line: the library that asks over HTTP says only that it failed.
 * @example reasonOf(error) // 'TypeError: fetch failed: connect ECONNREFUSED 127.0.0.1:9'
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const causes: string[] = [];
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause) causes.push(messageOf(cause));
  return [`${error.name}: ${messageOf(error)}`, ...causes].join(': ');
}

/** Several addresses of a host that were tried leave a message that is empty. */
function messageOf(error: Error & { readonly code?: string }): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map((each) => messageOf(each as Error)).join(', ');
  return error.message || error.code || error.name;
}
