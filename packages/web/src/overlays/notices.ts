/** A short message for the user. This package only emits it; the shell shows it as a toast. */
export interface Notice {
  /** A notice with the same id replaces the previous one, so a repeated error is shown once. */
  readonly id?: string;
  readonly kind: 'success' | 'error' | 'info' | 'warning';
  /** English source to be translated, or a message of the server, which is already translated. */
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly textOrigin?: 'source' | 'by-server';
}

type Listener = (notice: Notice) => void;

let listener: Listener | undefined;
let waiting: Notice[] = [];

export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else waiting = [...waiting.filter((one) => notice.id === undefined || one.id !== notice.id), notice];
}

/** Registers the single listener; notices emitted before are delivered at once. */
export function onNotice(listen: Listener): () => void {
  listener = listen;
  const queued = waiting;
  waiting = [];
  queued.forEach(listen);
  return () => {
    if (listener === listen) listener = undefined;
  };
}
