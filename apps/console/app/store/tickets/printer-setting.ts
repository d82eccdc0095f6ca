import { consoleStorage } from '../../frame/console-storage.ts';

/** Widths of ticket paper, in millimetres. */
export const PAPER_WIDTHS = [58, 80] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

/** Dots of a line on each, at 203 dots an inch. */
export const DOTS_OF_WIDTH: Readonly<Record<PaperWidth, number>> = { 58: 384, 80: 576 };

/** How a device prints: by the browser's own print, or at a printer on its USB port. */
export interface PrinterSetting {
  readonly way: 'browser' | 'usb';
  readonly width: PaperWidth;
}

/** Printer of a device without a setting, when somebody asks for a ticket. */
export const USUAL_PRINTER: PrinterSetting = { way: 'browser', width: 80 };

/** `'usb-58'` is a printer on the USB port with narrow paper. */
export function readPrinterSetting(text: string | undefined): PrinterSetting | undefined {
  const [, way, width] = /^(browser|usb)-(58|80)$/.exec(text ?? '') ?? [];
  return way === undefined ? undefined : { way: way as PrinterSetting['way'], width: Number(width) as PaperWidth };
}

export const writePrinterSetting = ({ way, width }: PrinterSetting): string => `${way}-${width}`;

/** How this device prints the tickets of accepted orders; undefined where it does not. */
export const usePrinterSetting = (): PrinterSetting | undefined => readPrinterSetting(consoleStorage.use('ticket-printer'));

/** The random name of this device, which its claims carry. */
export function deviceName(): string {
  const known = consoleStorage.read('device-name');
  if (known !== undefined) return known;
  const name = crypto.randomUUID();
  consoleStorage.write('device-name', name);
  return name;
}
