import { calls } from '@bozor/contract/store/calls.ts';
import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { allOf } from '@bozor/web/api/query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { deviceName, USUAL_PRINTER, usePrinterSetting } from './printer-setting.ts';
import { printTicket, tellPrinted } from './use-ticket-loop.ts';

/** Prints the ticket of an order here: the original, or a copy that says so. A device that prints by itself does it in its turn. */
export function TicketButton({ order: { id } }: { readonly order: Pick<StoreOrder, 'id'> }) {
  const words = useI18n();
  const { t } = words;
  const api = useApi();
  const client = useQueryClient();
  const setting = usePrinterSetting();
  const { fault, refuse, clear } = useFault();
  const [isBusy, setBusy] = useState(false);
  const print = async () => {
    clear();
    setBusy(true);
    try {
      const ticket = await api.call(calls.tickets.ask, { params: { order: id }, body: { device: deviceName() } });
      if (setting) await client.invalidateQueries({ queryKey: allOf(calls.tickets.list) });
      else {
        await printTicket(ticket, USUAL_PRINTER, words);
        await tellPrinted(api, ticket.id);
      }
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FormError>{fault}</FormError>
      <Button variant="outline" wide busy={isBusy} onClick={() => void print()}>
        {t('Print the ticket')}
      </Button>
    </>
  );
}
