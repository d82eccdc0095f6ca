import { Activity, createElement, useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';

if (!import.meta.env.SSR)
  customElements.define(
    'x-note',
    class extends HTMLElement {
      data = {};
    },
  );

/** Events of many kinds, properties of a custom element, a portal and a hidden part. */
export default function Elements() {
  const [heard, setHeard] = useState<readonly string[]>([]);
  const [isShown, setShown] = useState(false);
  const hear = (event: { readonly type: string }) => setHeard((before) => [...before, event.type]);
  const note: ComponentProps<'div'> & Record<string, unknown> = { data: { text: 'a property' }, onshout: hear };
  return (
    <>
      <h1>Elements</h1>
      {createElement('x-note', note)}
      <button type="button" onClick={() => setShown(true)}>
        Show
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <p>Kept</p>
      </Activity>
      {isShown && createPortal(<p>In a portal</p>, document.body)}
      <label>
        Text
        <input
          onBeforeInput={hear}
          onChange={hear}
          onSelect={hear}
          onPaste={hear}
          onCompositionEnd={hear}
          onMouseEnter={hear}
          onWheel={hear}
          onAnimationEnd={hear}
        />
      </label>
      <details onToggle={hear}>
        <summary>More</summary>
      </details>
      <output aria-label="Heard">{[...new Set(heard)].join(' ')}</output>
    </>
  );
}
