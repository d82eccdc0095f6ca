/** Collects what React and others report as an error: wrong markup, lost keys, updates that no test awaited. */
export function watchConsole(): { readonly errors: () => readonly string[]; readonly forget: () => void } {
  const errors: string[] = [];
  const { console } = window;
  const original = console.error.bind(console);
  console.error = (...said: unknown[]) => {
    errors.push(said.map(String).join(' '));
    original(...said);
  };
  return { errors: () => [...errors], forget: () => void (errors.length = 0) };
}
