import { useEffect, useState } from 'react';

/** Sections below the sticky bars count as in view; one that only shows at the bottom does not yet. */
const READING_BAND = '-150px 0px -65% 0px';

/** Id of the section in view: the first in the upper part of the viewport. Undefined on the server and above the first section. */
export function useSectionInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setInSight((before) => all.split(' ').find((id) => seen.has(id)) ?? before);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of all.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return inSight;
}
