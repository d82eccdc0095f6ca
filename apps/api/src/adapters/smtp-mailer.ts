import { hash } from 'node:crypto';
import type { Messenger } from '../ports/messenger.ts';

const TIMEOUT_MS = 15_000;

/**
 * Sends letters through the operator's mail server: `smtps://user:password@mail.shop.uz`, or `smtp://…:587`, which upgrades to TLS where
 * the server can.
 * Throws the error of the server or the connection; the outbox retries, and a letter delivered twice has the same Message-ID.
 */
export function smtpMailer({ url, from }: { readonly url: string; readonly from: string }): Messenger['send'] {
  let opened: ReturnType<typeof open> | undefined;
  return async ({ to, subject, text, deduplicationKey }) => {
    const transport = await (opened ??= open(url));
    await transport.sendMail({
      from,
      // Passed as one address, so that a comma in it does not add a recipient.
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${hash('sha256', deduplicationKey, 'hex').slice(0, 32)}@${from.replace(/^.*@|>$/g, '')}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

/** Lazy import: a shop without a mail server need not load the library. */
async function open(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
