type Listener = (text: string) => void;

let listener: Listener | undefined;

/** Announces a sentence to screen readers politely: "Banana added. 3 items, 53 700 soʻm". Needs one `<LiveRegion>` on the page. */
export function announce(text: string): void {
  listener?.(text);
}

export function listenForAnnouncements(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}
