/** Collects what the page's live regions say from now on, in order. */
export function listenToAnnouncements(): readonly string[] {
  const heard: string[] = [];
  for (const region of document.querySelectorAll('[aria-live="polite"][aria-atomic="true"].visually-hidden'))
    new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true, subtree: true, characterData: true });
  return heard;
}
