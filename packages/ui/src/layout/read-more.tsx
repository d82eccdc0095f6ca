import { useState } from 'react';
import * as styles from './read-more.module.css';

/** A text that shows its beginning first. There is no button when `preview` is all of it. */
export function ReadMore({
  text,
  preview,
  moreLabel,
  lessLabel,
  lang,
  className,
}: {
  text: string;
  preview: string;
  moreLabel: string;
  lessLabel: string;
  /** Of the text, where it is not in the language of the page, which the labels have. */
  lang?: string | undefined;
  className?: string | undefined;
}) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? text : preview;
  return (
    <p className={className} dir="auto">
      {lang === undefined ? shown : <span lang={lang}>{shown}</span>}
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
