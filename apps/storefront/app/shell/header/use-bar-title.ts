import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const BAR_HEIGHT = 56;

/**
 * Title in the bar of a phone: of a page whose heading has the class `page-title`, always; of another, once its heading has scrolled out above
 * the viewport. Beside a list, the chosen subject has the title. `first` stands there until the page is hydrated.
 */
export function useBarTitle(first: string | undefined): string | undefined {
  const { pathname, search } = useLocation();
  const [found, setFound] = useState<string>();
  useEffect(() => {
    let watched: Element | undefined;
    const passing = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        setFound(isIntersecting || boundingClientRect.top > 0 ? '' : watched!.textContent);
      },
      { rootMargin: `-${BAR_HEIGHT}px 0px 0px` },
    );
    const follow = () => {
      const heading = document.querySelector('#main h1') ?? undefined;
      const isInBar = heading?.classList.contains('page-title');
      if (isInBar) setFound(document.querySelector('#main [data-page-subject][aria-label]')?.ariaLabel ?? heading!.textContent);
      if (heading === watched) return;
      passing.disconnect();
      watched = heading;
      if (isInBar) return;
      setFound(heading && '');
      if (heading) passing.observe(heading);
    };
    // Personal pages render their heading only after their data has loaded.
    const growing = new MutationObserver(follow);
    const main = document.getElementById('main');
    if (main) growing.observe(main, { childList: true, subtree: true, characterData: true });
    follow();
    return () => {
      growing.disconnect();
      passing.disconnect();
    };
  }, [pathname, search]);
  return (found ?? first) || undefined;
}
