import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const BAR_HEIGHT = 56;

/** Text of the page heading while it is scrolled out above the viewport; undefined while it is visible. */
export function usePassedTitle(): string | undefined {
  const { pathname, search } = useLocation();
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let watched: Element | undefined;
    const passing = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        setTitle(isIntersecting || boundingClientRect.top > 0 ? undefined : (watched?.textContent ?? undefined));
      },
      { rootMargin: `-${BAR_HEIGHT}px 0px 0px` },
    );
    const follow = () => {
      const heading = document.querySelector('#main h1') ?? undefined;
      if (heading === watched) return;
      passing.disconnect();
      watched = heading;
      setTitle(undefined);
      if (heading) passing.observe(heading);
    };
    // Personal pages render their heading only after their data has loaded.
    const growing = new MutationObserver(follow);
    const main = document.getElementById('main');
    if (main) growing.observe(main, { childList: true, subtree: true });
    follow();
    return () => {
      growing.disconnect();
      passing.disconnect();
    };
  }, [pathname, search]);
  return title;
}
