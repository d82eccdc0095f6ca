import { useEffect, useState } from 'react';

/** What stands under the sticky bars counts as read; what only peeks in from below does not yet. */
const READING_BAND = '-150px 0px -65% 0px';

/** The id of the section that is being read: the first one in the upper part of the screen. Undefined on the server and above all of them. */
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
