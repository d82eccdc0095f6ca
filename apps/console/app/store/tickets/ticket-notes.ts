import { consoleStorage } from '../../frame/console-storage.ts';

/** Notes of this device on tickets that it has claimed: those that it began to print, and those that it printed and has not said so yet. */
type Note = 'tickets-begun' | 'tickets-printed';

/** Notes of tickets whose order is long over are of no use. */
const MOST_NOTES = 100;

export const readNotes = (note: Note): readonly number[] => numbersOf(consoleStorage.read(note));
export const useNotes = (note: Note): readonly number[] => numbersOf(consoleStorage.use(note));

export function addNote(note: Note, ticket: number): void {
  write(note, [...readNotes(note).filter((each) => each !== ticket), ticket].slice(-MOST_NOTES));
}

export function dropNote(note: Note, ticket: number): void {
  write(
    note,
    readNotes(note).filter((each) => each !== ticket),
  );
}

const numbersOf = (text: string | undefined): readonly number[] => (text ? text.split(',').map(Number) : []);
const write = (note: Note, tickets: readonly number[]) => consoleStorage.write(note, tickets.length > 0 ? tickets.join(',') : undefined);
