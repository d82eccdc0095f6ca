/** A short message for the person at the screen. The platform only says it; the shell shows it as a toast. */
export interface Notice {
  /** A second notice with the same id replaces the first, so a fault that repeats is told once. */
  readonly id?: string;
  readonly kind: 'success' | 'error' | 'info' | 'warning';
  /** English source to be translated, or a sentence of the server, which is in the reader's language already. */
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly said?: 'source' | 'by-server';
}

type Listener = (notice: Notice) => void;

let listener: Listener | undefined;
let waiting: Notice[] = [];

export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else waiting = [...waiting.filter((one) => notice.id === undefined || one.id !== notice.id), notice];
}

/** The one place that shows notices; those said earlier are handed over at once. */
export function onNotice(listen: Listener): () => void {
  listener = listen;
  const kept = waiting;
  waiting = [];
  kept.forEach(listen);
  return () => {
    if (listener === listen) listener = undefined;
  };
}
