import { useEffect, useState } from 'react';
import { listenForAnnouncements } from './announce.ts';

/** The page's one polite live region, fed by `announce()`. It must be mounted before the first announcement. */
export function LiveRegion() {
  const [announced, setAnnounced] = useState({ text: '', sequence: 0 });
  useEffect(() => listenForAnnouncements((text) => setAnnounced((last) => ({ text, sequence: last.sequence + 1 }))), []);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {/* The key makes screen readers repeat an equal sentence. */}
      <span key={announced.sequence}>{announced.text}</span>
    </div>
  );
}
