import { hash } from 'node:crypto';
import type { Messenger } from '../ports/messenger.ts';

const PATIENCE_MS = 15_000;

/**
 * Sends letters by the operator's mail server: `smtps://user:password@mail.shop.uz`, or `smtp://…:587`, which goes over to TLS where the server can.
 * Throws what the server or the way to it says; the outbox tries again, and a letter that arrives twice has the same Message-ID.
 */
export function smtpMailer({ url, from }: { readonly url: string; readonly from: string }): Messenger['send'] {
  let opened: ReturnType<typeof open> | undefined;
  return async ({ to, subject, text, deduplicationKey }) => {
    const transport = await (opened ??= open(url));
    await transport.sendMail({
      from,
      // As one address, whatever is in it: a comma makes no second recipient.
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${hash('sha256', deduplicationKey, 'hex').slice(0, 32)}@${from.replace(/^.*@|>$/g, '')}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

/** A library that a shop without a mail server need not read. */
async function open(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
