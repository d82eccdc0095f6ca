import { useEffect, useState } from 'react';
import { listenForAnnouncements } from './announce.ts';

/** The page's one polite live region, fed by `announce()`. It must be mounted before the first announcement. */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(() => listenForAnnouncements((text) => setSaid((last) => ({ text, turn: last.turn + 1 }))), []);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {/* The key makes screen readers repeat an equal sentence. */}
      <span key={said.turn}>{said.text}</span>
    </div>
  );
}
