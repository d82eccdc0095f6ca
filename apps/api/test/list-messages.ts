import { functionAt, listSources } from './list-locks.ts';

/** Calls that lay something down in the caller's transaction: a message, a job, a notice, a push message, or a line of the audit log. */
const LAYS =
  /\b(postMessage|sendTrackingLink|enqueue|enqueueAlone|addJob|enqueuePush|notifyCustomer|notifyOf[A-Z]\w+|addOrderNotice|insertNotice|writeAudit)\(/g;
const DEFINES = /\bfunction $|^ {2}(?:async )?$/;

/** Places of the features that lay something down: `features/orders/move-order.ts moveOrder: writeAudit`, once for each call. */
export function listMessages(): readonly string[] {
  const features = listSources().filter(([file]) => file.startsWith('features/'));
  return features.flatMap(([file, code]) =>
    [...code.matchAll(LAYS)]
      .filter(({ index }) => !DEFINES.test(code.slice(code.lastIndexOf('\n', index) + 1, index)))
      .map(({ 1: call, index }) => `${file} ${functionAt(code, index)}: ${call}`),
  );
}
