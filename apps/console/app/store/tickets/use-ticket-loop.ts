import { ApiProblem } from '@bozor/contract/client.ts';
import { calls } from '@bozor/contract/store/calls.ts';
import type { Ticket, WaitingTicket } from '@bozor/contract/store/tickets.ts';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { Api } from '@bozor/web/api/api.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { printBlocks } from './print-ticket.ts';
import { deviceName, type PrinterSetting } from './printer-setting.ts';
import { ticketBlocks } from './ticket-blocks.ts';
import { addNote, dropNote, readNotes, useNotes } from './ticket-notes.ts';

/** An accepted order is told at once; this bounds the wait where that was missed. */
const REFETCH_MS = 20_000;

const waitingTickets = () =>
  apiQuery(calls.tickets.list, { query: { device: deviceName() } }, { quiet: true, staleMs: 0, refetchMs: REFETCH_MS });

interface TicketLoop {
  /** Tickets that may be on paper: the page ended while they were printed. A person says whether they are. */
  readonly doubtful: readonly WaitingTicket[];
  /** The printer took nothing the last time. */
  readonly isFaulty: boolean;
  readonly settle: (ticket: WaitingTicket, isOnPaper: boolean) => void;
}

/**
 * Prints the tickets of accepted orders on this device, one after the other. Of the tabs of a browser one does. A ticket is claimed before it is
 * printed and noted on the device when it begins, so that neither a reload, nor a second tablet, nor a lost answer prints it again.
 */
export function useTicketLoop(setting: PrinterSetting): TicketLoop {
  const api = useApi();
  const words = useI18n();
  const isFirst = useFirstTab();
  const { data, dataUpdatedAt, refetch } = useApiQuery(waitingTickets(), { enabled: isFirst });
  const begun = useNotes('tickets-begun');
  const running = useRef(false);
  const [printing, setPrinting] = useState<number>();
  const [isFaulty, setFaulty] = useState(false);

  const run = useEffectEvent(async (waiting: readonly WaitingTicket[]) => {
    if (running.current) return;
    running.current = true;
    try {
      let hasPrinted = false;
      for (const { id } of waiting) {
        if (readNotes('tickets-printed').includes(id)) await tellPrinted(api, id);
        else if (!readNotes('tickets-begun').includes(id)) hasPrinted = (await print(id)) || hasPrinted;
      }
      setFaulty(false);
      // Orders that were accepted meanwhile.
      if (hasPrinted) void refetch();
    } catch (error) {
      // Without a network the next reading goes on.
      setFaulty(!(error instanceof ApiProblem) && !(error instanceof LostCall));
    } finally {
      running.current = false;
      setPrinting(undefined);
    }
  });

  async function print(id: number): Promise<boolean> {
    const ticket = await claim(api, id);
    if (!ticket) return false;
    setPrinting(id);
    await printTicket(ticket, setting, words);
    await tellPrinted(api, id);
    return true;
  }

  // Each reading, also one that brings the same: what failed the last time is tried again.
  useEffect(() => {
    if (isFirst && data) void run(data.tickets);
  }, [isFirst, data, dataUpdatedAt]);

  return {
    doubtful: (data?.tickets ?? []).filter(({ id }) => begun.includes(id) && id !== printing),
    isFaulty,
    settle: (ticket, isOnPaper) => {
      if (isOnPaper) addNote('tickets-printed', ticket.id);
      dropNote('tickets-begun', ticket.id);
      void refetch();
    },
  };
}

/** Prints a ticket that this device has claimed, and notes before and after how far it came. */
export async function printTicket(ticket: Ticket, setting: PrinterSetting, words: I18n): Promise<void> {
  await printBlocks(ticketBlocks(ticket, words), setting, words, () => addNote('tickets-begun', ticket.id));
  addNote('tickets-printed', ticket.id);
  dropNote('tickets-begun', ticket.id);
}

/** Says that a ticket is on paper. Its note stays until the server knows. */
export async function tellPrinted(api: Api, ticket: number): Promise<void> {
  try {
    await api.call(calls.tickets.printed, { params: { ticket }, body: { device: deviceName() } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw new LostCall();
  }
  dropNote('tickets-printed', ticket);
}

class LostCall extends Error {}

async function claim(api: Api, ticket: number): Promise<Ticket | undefined> {
  try {
    return await api.call(calls.tickets.claim, { params: { ticket }, body: { device: deviceName() } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw new LostCall();
    // Another device has it, or the order is over.
    if (error.status === 404 || error.status === 409) return undefined;
    throw error;
  }
}

/** Whether this tab is the one that prints: it holds a lock for as long as it is open. */
function useFirstTab(): boolean {
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const left = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
    const hold = () => {
      setFirst(true);
      return left;
    };
    // An aborted request was not granted yet.
    navigator.locks.request('ticket-printing', { signal: leaving.signal }, hold).catch(() => {});
    return () => leaving.abort();
  }, []);
  return isFirst;
}
