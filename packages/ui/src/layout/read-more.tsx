import { useState } from 'react';
import * as styles from './read-more.module.css';

/** A text that shows its beginning first. There is no button when `preview` is all of it. */
export function ReadMore({
  text,
  preview,
  moreLabel,
  lessLabel,
  className,
}: {
  text: string;
  preview: string;
  moreLabel: string;
  lessLabel: string;
  className?: string | undefined;
}) {
  const [whole, setWhole] = useState(false);
  return (
    <p className={className} dir="auto">
      {whole ? text : preview}
      {preview !== text && (
        <>
          {' '}
          <button type="button" className={styles.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? lessLabel : moreLabel}
          </button>
        </>
      )}
    </p>
  );
}
