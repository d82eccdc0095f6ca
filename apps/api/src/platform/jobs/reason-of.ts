/**
 * An error and its causes in one line. The HTTP library's own message only says that the call failed.
 * @example reasonOf(error) // 'TypeError: fetch failed: connect ECONNREFUSED 127.0.0.1:9'
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const causes: string[] = [];
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause) causes.push(messageOf(cause));
  return [`${error.name}: ${messageOf(error)}`, ...causes].join(': ');
}

/** An error about several addresses of a host has an empty message. */
function messageOf(error: Error & { readonly code?: string }): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map((each) => messageOf(each as Error)).join(', ');
  return error.message || error.code || error.name;
}
