/** What a toast says. A second one with the same `id` replaces the first and starts its time anew. */
export interface ToastMessage {
  id?: string;
  kind?: 'success' | 'error' | 'info' | 'warning';
  title: string;
  text?: string;
  /** At most one. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** 0 keeps it until it is closed. */
  timeoutMs?: number;
}

export interface ToastSink {
  show: (message: ToastMessage) => void;
  close: (id?: string) => void;
}

let sink: ToastSink | undefined;
let waiting: ToastMessage[] = [];
let wake: (() => void) | undefined;

/** Shows a short message; callable anywhere in the browser, also before `<Toaster>` has been loaded. */
export function toast(message: ToastMessage): void {
  if (sink) sink.show(message);
  else {
    waiting = [...waiting.filter((one) => !message.id || one.id !== message.id), message];
    wake?.();
  }
}

/** Calls back when a toast waits and nobody shows it, also for one that waits already: time to load `<Toaster>`. */
export function onWaitingToast(load: () => void): () => void {
  wake = load;
  if (waiting.length > 0) load();
  return () => {
    if (wake === load) wake = undefined;
  };
}

/** Takes a toast away early; all of them without an id. */
export function closeToast(id?: string): void {
  waiting = id ? waiting.filter((one) => one.id !== id) : [];
  sink?.close(id);
}

/** `<Toaster>` takes over what is waiting and whatever comes. */
export function connectToaster(next: ToastSink): () => void {
  sink = next;
  const kept = waiting;
  waiting = [];
  kept.forEach(next.show);
  return () => {
    if (sink === next) sink = undefined;
  };
}
