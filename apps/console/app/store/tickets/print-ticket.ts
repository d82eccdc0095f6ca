import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import type { PrinterSetting } from './printer-setting.ts';
import type { TicketBlock } from './ticket-blocks.ts';
import { printPaper } from './ticket-paper.tsx';

/** Prints a ticket as the device is set up. `onBegin` is called when nobody can say any more that it is not on paper. */
export async function printBlocks(
  blocks: readonly TicketBlock[],
  { way, width }: PrinterSetting,
  { direction }: Pick<I18n, 'direction'>,
  onBegin: () => void = () => {},
): Promise<void> {
  if (way === 'browser') return printPaper({ blocks, width, direction }, onBegin);
  const [{ rasterTicket }, { sendToUsbPrinter }] = await Promise.all([import('./raster-ticket.ts'), import('./usb-printer.ts')]);
  await document.fonts.ready;
  return sendToUsbPrinter(rasterTicket(blocks, { width, direction }), onBegin);
}
