import { useEffect } from 'react';

/** Puts a count before the title of whichever page is open: "(2) Menu". Nothing is added while it is 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    let plain = '';
    const counted = () => `(${count}) ${plain}`;
    const apply = () => {
      if (document.title === counted()) return;
      plain = document.title;
      document.title = counted();
    };
    apply();
    // Pages write their titles as they open.
    const titles = new MutationObserver(apply);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      document.title = plain;
    };
  }, [count]);
}
