import { createRef, useEffect, useState } from 'react';
import { listenForAnnouncements } from './announce.ts';

/**
 * The page's polite live regions: one fed by `announce()`, one in which the notices appear. A region that enters the page together with its
 * text is not read, so both stand empty in the server's markup.
 */
export function LiveRegion() {
  const [announced, setAnnounced] = useState({ text: '', sequence: 0 });
  useEffect(() => listenForAnnouncements((text) => setAnnounced((last) => ({ text, sequence: last.sequence + 1 }))), []);
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
        {/* The key makes screen readers repeat an equal sentence. */}
        <span key={announced.sequence}>{announced.text}</span>
      </div>
      <div ref={noticeRegion} aria-live="polite" data-notices />
    </>
  );
}

/** Where notices appear. */
export const noticeRegion = createRef<HTMLDivElement>();
