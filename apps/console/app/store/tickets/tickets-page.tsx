import { Button } from '@bozor/ui/actions/button.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { Switch } from '@bozor/ui/forms/switch.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { consoleStorage } from '../../frame/console-storage.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { printBlocks } from './print-ticket.ts';
import { PAPER_WIDTHS, readPrinterSetting, USUAL_PRINTER, writePrinterSetting, type PrinterSetting } from './printer-setting.ts';
import type { TicketBlock } from './ticket-blocks.ts';
import * as styles from './tickets-page.module.css';
import { chooseUsbPrinter, hasUsb } from './usb-printer.ts';

/** Letters that printers lose: of Uzbek in both scripts. */
const LETTERS = 'қғҳў ҚҒҲЎ oʻ gʻ Oʻ Gʻ';

/** How this device prints tickets: whether, on what paper, and a test. */
export default function TicketsPage() {
  const words = useI18n();
  const { t } = words;
  const stored = readPrinterSetting(consoleStorage.use('ticket-printer'));
  const [chosen, setChosen] = useState<PrinterSetting>(stored ?? USUAL_PRINTER);
  const [printer, setPrinter] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [isTesting, setTesting] = useState(false);
  const setting = stored ?? chosen;
  const change = (next: PrinterSetting) => {
    setChosen(next);
    if (stored) consoleStorage.write('ticket-printer', writePrinterSetting(next));
  };
  const attempt = async (work: () => Promise<void>) => {
    setFault(undefined);
    try {
      await work();
    } catch {
      setFault(t('The printer does not answer. Check its cable, its paper and its power.'));
    }
  };
  const test = async () => {
    setTesting(true);
    await attempt(() => printBlocks(testBlocks(setting), setting, words));
    setTesting(false);
  };
  const choose = () => attempt(async () => setPrinter(await chooseUsbPrinter()));

  return (
    <section className={styles.page} aria-labelledby="tickets-title">
      <title>{t('Tickets')}</title>
      <h1 id="tickets-title" className="text-h1">
        {t('Tickets')}
      </h1>
      <Switch
        label={t('This device prints tickets')}
        text={t('Each accepted order is printed once. If several devices print, one of them does.')}
        checked={stored !== undefined}
        onChange={({ target }) => consoleStorage.write('ticket-printer', target.checked ? writePrinterSetting(chosen) : undefined)}
      />
      <RadioGroup
        label={t('Paper')}
        columns={2}
        options={PAPER_WIDTHS.map((width) => ({ value: String(width), label: t('{width} mm', { width }) }))}
        value={String(setting.width)}
        onChange={(width) => change({ ...setting, width: width === '58' ? 58 : 80 })}
      />
      <RadioGroup
        label={t('Printer')}
        options={[
          {
            value: 'browser',
            label: t('As the browser prints'),
            text: t('Without a dialog where the browser was started for kiosk printing.'),
          },
          {
            value: 'usb',
            label: t('On the USB port'),
            text: hasUsb() ? t('Receipt printers that understand ESC/POS.') : t('This browser cannot use a USB port.'),
            disabled: !hasUsb(),
          },
        ]}
        value={setting.way}
        onChange={(way) => change({ ...setting, way })}
      />
      <FormError>{fault}</FormError>
      {setting.way === 'usb' && (
        <div className={styles.usb}>
          <Button variant="outline" onClick={() => void choose()}>
            {t('Choose the printer')}
          </Button>
          {printer !== undefined && <p role="status">{t('Chosen: {printer}', { printer: printer === '' ? t('Printer') : printer })}</p>}
        </div>
      )}
      <Button size={54} busy={isTesting} onClick={() => void test()}>
        {t('Print a test ticket')}
      </Button>
    </section>
  );

  function testBlocks({ width }: PrinterSetting): readonly TicketBlock[] {
    return [
      { kind: 'text', text: t('Test'), size: 'huge', isCentered: true, isBold: true },
      { kind: 'text', text: t('{width} mm', { width }), size: 'large', isCentered: true },
      { kind: 'rule' },
      { kind: 'dish', quantity: '12 ×', name: LETTERS, parts: [LETTERS] },
      { kind: 'rule' },
      { kind: 'text', text: t('If you can read all letters above, the printer is ready.'), size: 'normal', isCentered: true },
    ];
  }
}
