import { useEffect, useState } from 'react';
import { listenForAnnouncements } from './announce.ts';

/** The page's one polite region; `announce()` speaks through it. It stands in the page before anything is said. */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(() => listenForAnnouncements((text) => setSaid((last) => ({ text, turn: last.turn + 1 }))), []);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {/* The key makes a repeated sentence a new one. */}
      <span key={said.turn}>{said.text}</span>
    </div>
  );
}
