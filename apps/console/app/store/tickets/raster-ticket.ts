import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { DOTS_OF_WIDTH, type PaperWidth } from './printer-setting.ts';
import type { TicketBlock } from './ticket-blocks.ts';

const SIZES = { small: 22, normal: 27, large: 36, huge: 60 } as const;
const LINE = 1.25;
const GAP = 10;
/** A printer's own buffer holds a strip of this height; its width is always a multiple of eight dots. */
const STRIP_DOTS = 240;
const DARK = 150;

interface Drawn {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly isRtl: boolean;
}

/**
 * Returns the bytes of a ticket for a receipt printer. The text is drawn, because printers' own character sets have neither қ ғ ҳ ў nor ʻ.
 * A quantity has a column of its own, which no long name narrows.
 */
export function rasterTicket(
  blocks: readonly TicketBlock[],
  { width, direction }: { readonly width: PaperWidth; readonly direction: I18n['direction'] },
): Uint8Array<ArrayBuffer> {
  const image = drawTicket(blocks, DOTS_OF_WIDTH[width], direction === 'rtl');
  const encoder = new ReceiptPrinterEncoder({ language: 'esc-pos', imageMode: 'raster', width: width === 58 ? 32 : 48 });
  encoder.initialize();
  for (let top = 0; top < image.height; top += STRIP_DOTS) {
    const height = Math.min(STRIP_DOTS, image.height - top);
    const strip = image.context.getImageData(0, top, image.width, height);
    encoder.image(strip, { width: image.width, height, algorithm: 'threshold', threshold: DARK });
  }
  return Uint8Array.from(encoder.newline(4).cut().encode());
}

/** Draws a ticket in black on white. */
export function drawTicket(
  blocks: readonly TicketBlock[],
  width: number,
  isRtl: boolean,
): { readonly context: CanvasRenderingContext2D; readonly width: number; readonly height: number } {
  const measured = layOut(blocks, { context: contextOf(1, 1), width, isRtl });
  // Strips end on a multiple of eight dots.
  const height = Math.ceil(measured / 8) * 8;
  const context = contextOf(width, height);
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  layOut(blocks, { context, width, isRtl });
  return { context, width, height };
}

/** Draws the blocks and returns the height that they take. */
function layOut(blocks: readonly TicketBlock[], { context, width, isRtl }: Drawn): number {
  context.textBaseline = 'top';
  context.direction = isRtl ? 'rtl' : 'ltr';
  let top = GAP;
  const write = (text: string, { from, to, size, isBold, isCentered = false, isInverse = false }: Written) => {
    setFont(context, size, isBold);
    const lines = wrap(context, text, to - from);
    const lineHeight = Math.ceil(size * LINE);
    if (isInverse) {
      context.fillStyle = 'black';
      context.fillRect(from, top, to - from, lines.length * lineHeight + GAP);
      top += GAP / 2;
    }
    context.fillStyle = isInverse ? 'white' : 'black';
    context.textAlign = isCentered ? 'center' : 'start';
    for (const line of lines) {
      context.fillText(line, isCentered ? (from + to) / 2 : isRtl ? to : from, top + (lineHeight - size) / 2);
      top += lineHeight;
    }
    if (isInverse) top += GAP * 1.5;
  };
  for (const block of blocks) {
    if (block.kind === 'rule') {
      context.fillStyle = 'black';
      for (let at = 0; at < width; at += 12) context.fillRect(at, top + GAP, 7, 2);
      top += 2 * GAP + 2;
    } else if (block.kind === 'text') {
      const { size, isBold = false, isCentered = false, isInverse = false } = block;
      write(block.text, { from: 0, to: width, size: SIZES[size], isBold, isCentered, isInverse });
    } else {
      setFont(context, SIZES.large, true);
      const column = Math.ceil(context.measureText(block.quantity).width) + GAP;
      context.fillStyle = 'black';
      context.textAlign = 'left';
      context.direction = 'ltr';
      context.fillText(block.quantity, isRtl ? width - column + GAP : 0, top + (Math.ceil(SIZES.large * LINE) - SIZES.large) / 2);
      context.direction = isRtl ? 'rtl' : 'ltr';
      const [from, to] = isRtl ? [0, width - column] : [column, width];
      const begun = top;
      write(block.name, { from, to, size: SIZES.large, isBold: true });
      for (const part of block.parts) write(part, { from, to, size: SIZES.normal, isBold: false });
      top = Math.max(top, begun + SIZES.large * LINE) + GAP / 2;
    }
  }
  return Math.ceil(top + GAP);
}

interface Written {
  readonly from: number;
  readonly to: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isCentered?: boolean;
  readonly isInverse?: boolean;
}

/** Lines that fit: words stay whole where they can, and a word that is longer than a line is broken. */
function wrap(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const fits = (line: string) => context.measureText(line).width <= width;
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word) {
        if (line !== '' && !fits(line + letter)) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    lines.push(line);
  }
  return lines;
}

function setFont(context: CanvasRenderingContext2D, size: number, isBold: boolean): void {
  context.font = `${isBold ? '800' : '500'} ${size}px ${getComputedStyle(document.body).fontFamily}`;
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas.getContext('2d', { willReadFrequently: true })!;
}
