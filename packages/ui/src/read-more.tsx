import { useState } from 'react';
import { clipText } from './clip-text.ts';
import styles from './read-more.module.css';

/** A text that shows its beginning first. */
export function ReadMore({
  text,
  limit = 120,
  moreLabel,
  lessLabel,
  className,
}: {
  text: string;
  limit?: number;
  moreLabel: string;
  lessLabel: string;
  className?: string;
}) {
  const [whole, setWhole] = useState(false);
  const clipped = clipText(text, limit);
  if (clipped === text) return <p className={className}>{text}</p>;
  return (
    <p className={className}>
      {whole ? text : clipped}{' '}
      <button type="button" className={styles.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? lessLabel : moreLabel}
      </button>
    </p>
  );
}
