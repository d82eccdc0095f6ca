import { text } from '@bozor/web/i18n/text.ts';

type Translate = (message: string) => string;

const ACTIONS: Readonly<Record<string, string>> = {
  'staff.sign-in': text('Signed in'),
  'staff.refuse-sign-in': text('Sign-in refused'),
  'staff.end-session': text('Session ended'),
  'staff.end-sessions': text('Every session ended'),
  'staff.accept-invitation': text('Invitation accepted'),
  'staff.invite': text('Invited'),
  'staff.withdraw-invitation': text('Invitation withdrawn'),
  'staff.grant': text('Role given'),
  'staff.revoke': text('Role taken away'),
  'staff.dismiss': text('Work ended'),
  'staff.reinstate': text('Works again'),
  'staff.prove': text('Proved who they are'),
  'staff.refuse-proof': text('Proof refused'),
  'staff.add-passkey': text('Passkey added'),
  'staff.remove-passkey': text('Passkey removed'),
  'staff.lend': text('Tablet left to others'),
  'staff.switch': text('Signed in by PIN'),
  'staff.refuse-pin': text('Wrong PIN'),
  'staff.choose-pin': text('Own PIN chosen'),
  'staff.set-pin': text('First PIN given'),
  'staff.add': text('Person added'),
  'staff.ask-new-codes': text('Asked for new codes'),
  'staff.approve-new-codes': text('Agreed to new codes'),
  'staff.deny-new-codes': text('New codes denied'),
  'staff.link-new-codes': text('Link for new codes made'),
  'staff.renew-codes': text('New codes set'),
  'order.move': text('Order moved on'),
  'order.time_told': text('Time told'),
  'order.courier_assigned': text('Courier assigned'),
  'order.courier_unassigned': text('Courier taken off'),
  'order.courier_offered': text('Offered to a courier'),
  'order.offer_declined': text('Offer declined'),
  'order.code_refused': text('Wrong code'),
  'order.cash_taken': text('Cash taken'),
  'order.phone_revealed': text('Phone number looked at'),
  'order.note_written': text('Note written'),
  'item.off': text('Item taken off'),
  'item.on': text('Item put back'),
  'review.reply': text('Reply to a review'),
  'review.report': text('Review reported'),
  'review.hide': text('Review hidden'),
  'review.keep': text('Review kept'),
  'store.hours': text('Hours of a store changed'),
  'store.ready_minutes': text('Minutes of preparation chosen'),
  'store.commission': text('Commission of a store set'),
  'store.busy': text('Store busy'),
  'store.busy_ended': text('Store no longer busy'),
  'store.pause': text('Store paused'),
  'store.pause_ended': text('Store opened again'),
};

const SUBJECTS: Readonly<Record<string, string>> = {
  order: text('Order'),
  staff: text('Person'),
  store: text('Store'),
  item: text('Item'),
  review: text('Review'),
  staff_session: text('Session'),
  staff_invitation: text('Invitation'),
};

/** The act in words; one without words yet is shown as the log names it. */
export function actionText(t: Translate, action: string): string {
  const known = ACTIONS[action];
  return known === undefined ? action : t(known);
}

export function subjectText(t: Translate, subject: string): string {
  const known = SUBJECTS[subject];
  return known === undefined ? subject : t(known);
}
