import { Suspense, useState } from 'react';
import { preconnect, prefetchDNS, preinit, preinitModule, preload, preloadModule } from 'react-dom';

/** Asks React for resources while the server renders, on a press, and by elements that it puts into the head. */
export default function Resources() {
  preload('/from-server.css', { as: 'style' });
  const [isStyled, setStyled] = useState(false);
  return (
    <>
      <title>Resources</title>
      <meta name="description" content="put into the head" />
      <button
        type="button"
        onClick={() => {
          preload('/preloaded.css', { as: 'style' });
          preloadModule('/preloaded.js');
          preinit('/script.js', { as: 'script' });
          preinitModule('/module.js');
          preinit('/preinit.css', { as: 'style' });
          preconnect('http://localhost:9');
          prefetchDNS('http://localhost:9');
        }}
      >
        Ask
      </button>
      <button type="button" onClick={() => setStyled(true)}>
        Style
      </button>
      {isStyled && (
        <Suspense fallback="waiting">
          <link rel="stylesheet" href="/late.css" precedence="late" />
          <style href="inline" precedence="late">
            {'p { outline-width: 7px; }'}
          </style>
          <script async src="/late.js" />
          <p>Styled</p>
        </Suspense>
      )}
    </>
  );
}
