import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { usePrinterSetting } from './printer-setting.ts';
import { TicketPaper } from './ticket-paper.tsx';

const TicketPrinting = lazyComponent(async () => (await import('./ticket-printing.tsx')).TicketPrinting);

/** The paper of this device, and the loop that prints, where it is switched on. */
export function BackgroundPrinting() {
  const { may } = useStaff();
  const setting = usePrinterSetting();
  if (!may('tickets.print')) return null;
  return (
    <>
      <TicketPaper />
      {setting && <TicketPrinting setting={setting} />}
    </>
  );
}
