/** Polite live regions: a text that enters the page together with one of them is not read. */
const POLITE = ':is([role=status], output, [aria-live=polite]):not([aria-live=off])';

/** Collects the text with which each polite live region enters the page from now on. */
export function textsOfNewRegions(): readonly string[] {
  const told: string[] = [];
  const see = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const region of [node, ...node.querySelectorAll('*')]) if (region.matches(POLITE)) told.push(region.textContent);
  };
  new MutationObserver((changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(see)).observe(document.body, {
    childList: true,
    subtree: true,
  });
  return told;
}
