/** Returns the routes of pages: each prefix and everything below it. `pagePaths(['/console'])` is `['/console', '/console/*']` */
export function pagePaths(prefixes: readonly string[]): readonly string[] {
  return prefixes.flatMap((prefix) => (prefix === '/' ? ['/*'] : [prefix, `${prefix}/*`]));
}
