/** Content of a toast. A second one with the same `id` replaces the first and restarts its timeout. */
export interface ToastMessage {
  id?: string;
  kind?: 'success' | 'error' | 'info' | 'warning';
  title: string;
  text?: string;
  /** Read to screen readers after title and text: what a press has changed beside what the toast says. */
  aside?: string;
  /** At most one. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** 0 disables the timeout. */
  timeoutMs?: number;
}

export interface ToastSink {
  show: (message: ToastMessage) => void;
  close: (id?: string) => void;
}

let sink: ToastSink | undefined;
let waiting: ToastMessage[] = [];
let notifyWaiting: (() => void) | undefined;

/** Shows a short message. It works anywhere in the browser, also before `<Toaster>` is loaded. */
export function toast(message: ToastMessage): void {
  if (sink) sink.show(message);
  else {
    waiting = [...waiting.filter((one) => !message.id || one.id !== message.id), message];
    notifyWaiting?.();
  }
}

/** Calls `load` when a toast is queued and `<Toaster>` is not loaded, also for one queued before the call. */
export function onWaitingToast(load: () => void): () => void {
  notifyWaiting = load;
  if (waiting.length > 0) load();
  return () => {
    if (notifyWaiting === load) notifyWaiting = undefined;
  };
}

/** Closes a toast before its timeout, or all of them without an id. */
export function closeToast(id?: string): void {
  waiting = id ? waiting.filter((one) => one.id !== id) : [];
  sink?.close(id);
}

/** Connects `<Toaster>`, which takes over the queued toasts and all later ones. */
export function connectToaster(next: ToastSink): () => void {
  sink = next;
  const queued = waiting;
  waiting = [];
  queued.forEach(next.show);
  return () => {
    if (sink === next) sink = undefined;
  };
}
