import type { Messenger, OutgoingMessage } from '../ports/messenger.ts';

/**
 * Writes messages to the log instead of sending them: the default while no gateway is configured. Only a demo shows their text, because a
 * real one would contain codes that open an account.
 */
export function consoleMessenger(log: (message: string) => void, { showsText }: { showsText: boolean }): Messenger {
  return {
    send: async (message) =>
      log(showsText ? `${message.channel} to ${message.to}: ${message.text}` : `${message.channel} to ${masked(message)}`),
  };
}

/** @example masked({ to: '+998901234567' }) // '+99890•••67' */
function masked({ to }: Pick<OutgoingMessage, 'to'>): string {
  return to.length < 9 ? '•••' : `${to.slice(0, 6)}•••${to.slice(-2)}`;
}
