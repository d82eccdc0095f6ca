type Listener = (text: string) => void;

/** A function is asked when the sentence is said, and may return an empty one. */
type Sentence = string | (() => string);

/** Texts within this time are one message: a second change of the region would cut the first one short. */
const JOIN_MS = 100;

let listener: Listener | undefined;
let waiting: Sentence[] = [];

/**
 * Announces a sentence to screen readers politely: "Banana added. 3 items, 53 700 soʻm". Sentences of one moment are joined. Needs one
 * `<LiveRegion>` on the page.
 */
export function announce(sentence: Sentence): void {
  if (waiting.length === 0) setTimeout(say, JOIN_MS);
  waiting.push(sentence);
}

export function listenForAnnouncements(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}

function say(): void {
  const texts = new Set(waiting.map((each) => (typeof each === 'string' ? each : each())).filter(Boolean));
  waiting = [];
  if (texts.size > 0) listener?.([...texts].join('. ').replace(/([.!?…])\. /g, '$1 '));
}
