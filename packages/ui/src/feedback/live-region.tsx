import { createRef, useEffect, useState } from 'react';
import { listenForAnnouncements } from './announce.ts';

/**
 * The page's polite live regions: two fed by `announce()` in turn, one in which the notices appear. A region that enters the page together with
 * its text is not read, so all stand empty in the server's markup. A sentence that takes the place of one just said is read twice by Orca, and
 * the first not at all, so the next one comes into the other region.
 */
export function LiveRegion() {
  const [{ texts, count }, setAnnounced] = useState<Announced>({ texts: ['', ''], count: 0 });
  useEffect(() => listenForAnnouncements((text) => setAnnounced((last) => inTurn(last, text))), []);
  return (
    <>
      {texts.map((text, at) => (
        <div key={at} className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
          {/* The key makes screen readers repeat an equal sentence. */}
          <span key={count % 2 === at ? count : count - 1}>{text}</span>
        </div>
      ))}
      <div ref={noticeRegion} aria-live="polite" data-notices />
    </>
  );
}

interface Announced {
  readonly texts: readonly string[];
  readonly count: number;
}

const inTurn = ({ texts, count }: Announced, text: string): Announced => ({ texts: texts.with((count + 1) % 2, text), count: count + 1 });

/** Where notices appear. */
export const noticeRegion = createRef<HTMLDivElement>();
