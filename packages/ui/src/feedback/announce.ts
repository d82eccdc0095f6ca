type Listener = (text: string) => void;

/** Texts within this time are one message: a second change of the region would cut the first one short. */
const JOIN_MS = 100;

let listener: Listener | undefined;
let waiting: string[] = [];

/**
 * Announces a sentence to screen readers politely: "Banana added. 3 items, 53 700 soʻm". Sentences of one moment are joined. Needs one
 * `<LiveRegion>` on the page.
 */
export function announce(text: string): void {
  if (waiting.length === 0) setTimeout(say, JOIN_MS);
  if (!waiting.includes(text)) waiting.push(text);
}

export function listenForAnnouncements(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}

function say(): void {
  listener?.(waiting.join('. ').replace(/([.!?…])\. /g, '$1 '));
  waiting = [];
}
