/** Collects what the page's live region says from now on, in order. */
export function listenToAnnouncements(): readonly string[] {
  const heard: string[] = [];
  const region = document.querySelector('[aria-live="polite"][aria-atomic="true"].visually-hidden')!;
  new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true, subtree: true, characterData: true });
  return heard;
}
