import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { useSyncExternalStore } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PaperWidth } from './printer-setting.ts';
import type { TicketBlock } from './ticket-blocks.ts';
import * as styles from './ticket-paper.module.css';

interface Paper {
  readonly blocks: readonly TicketBlock[];
  readonly width: PaperWidth;
  readonly direction: I18n['direction'];
}

/** Where `print` does not wait for its dialog, the paper stays for as long as the browser may take to read it. */
const READ_MS = 1_500;

let paper: Paper | undefined;
const listeners = new Set<() => void>();

function show(next: Paper | undefined): void {
  paper = next;
  flushSync(() => listeners.forEach((listen) => listen()));
}

/** The ticket that is being printed: on paper alone, in place of the page. One of it stands in the console. */
export function TicketPaper() {
  const shown = useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => paper,
  );
  if (!shown) return null;
  return createPortal(
    <div className={styles.paper} data-width={shown.width} dir={shown.direction} data-ticket>
      {shown.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>,
    document.body,
  );
}

function Block({ block }: { readonly block: TicketBlock }) {
  switch (block.kind) {
    case 'rule':
      return <hr className={styles.rule} />;
    case 'text':
      return (
        <p
          className={styles.text}
          data-size={block.size}
          data-centered={block.isCentered}
          data-bold={block.isBold}
          data-inverse={block.isInverse}
        >
          <bdi>{block.text}</bdi>
        </p>
      );
    case 'dish':
      return (
        <div className={styles.dish}>
          <bdi dir="ltr" className={styles.quantity}>
            {block.quantity}
          </bdi>
          <div>
            <p className={styles.name}>{block.name}</p>
            {block.parts.map((part, index) => (
              <p key={index} className={styles.part}>
                {part}
              </p>
            ))}
          </div>
        </div>
      );
  }
}

/** Prints a ticket by the browser. Resolves when the browser has it. */
export async function printPaper(next: Paper, onBegin: () => void): Promise<void> {
  await document.fonts.ready;
  show(next);
  const read = new Promise<void>((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true });
    setTimeout(resolve, READ_MS);
  });
  onBegin();
  window.print();
  await read;
  show(undefined);
}
