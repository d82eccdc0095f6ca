import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listMessages } from '../test/list-messages.ts';

/** A file of tests below `features/`, and the part of a title: that test fails when the call is removed. */
type Promised = readonly [file: string, promise: string];

const ORDER_STEPS = 'notifications/notifications.test.ts';
const PUSHED = 'push/push.test.ts';

/** Everything that a use-case lays down in its transaction, a row for each place. Without a row nobody would notice that it is gone. */
const ROWS: Readonly<Record<string, readonly Promised[]>> = {
  'features/autopilot/play-city.ts defineAutopilot: enqueueAlone': [
    ['autopilot/play-order.test.ts', 'does nothing before its time, and comes back when it is'],
  ],
  'features/couriers/customer-absent.ts startWaiting: notifyOfAbsence': [
    ['orders/undelivered/undelivered.test.ts', 'is waited for and tried, each once a press; they and the operator are told'],
  ],
  'features/couriers/customer-absent.ts tryToReach: notifyOfAbsence': [
    ['orders/undelivered/undelivered.test.ts', 'is waited for and tried, each once a press; they and the operator are told'],
  ],
  'features/couriers/cash.ts handInCash: writeAudit': [
    ['couriers/duty.test.ts', 'grows by what was due and shrinks by what is handed in, line by line'],
  ],
  'features/couriers/duty.ts startDuty: writeAudit': [
    ['couriers/duty.test.ts', 'begins and ends once, however often it is pressed, with a line of the audit log each'],
  ],
  'features/couriers/duty.ts endDuty: writeAudit': [
    ['couriers/duty.test.ts', 'begins and ends once, however often it is pressed, with a line of the audit log each'],
  ],
  'features/couriers/offer-next.ts defineOffering: enqueueAlone': [
    ['couriers/offers.test.ts', 'goes to the nearest; once it is declined, to the next; and to nobody twice in a round'],
  ],
  'features/orders/request-courier.ts requestCourier: addJob': [
    ['couriers/offers.test.ts', 'when the store begins to prepare it, and when it is ready'],
  ],
  'features/customers/remove-account.ts removeAccount: enqueue': [
    ['customers/remove-account.test.ts', 'takes the name off a long history too'],
  ],
  'features/identity/one-time-codes.ts sendCode: postMessage': [['identity/one-time-codes.test.ts', 'is six random digits by message']],
  'features/messages/answer-customer.ts answerCustomer: enqueuePush': [
    ['autopilot/answer-message.test.ts', 'a store answers some seconds later, once'],
  ],
  'features/messages/send-message.ts requestAnswer: enqueue': [
    ['autopilot/answer-message.test.ts', 'a store answers some seconds later, once'],
  ],
  'features/newsletter/subscribe.ts subscribe: postMessage': [['newsletter/newsletter.test.ts', 'subscribing says so and sends a letter']],
  'features/notifications/add-notice.ts addOrderNotice: insertNotice': [
    [ORDER_STEPS, "sends an order's steps, with a notice in the reader's language"],
  ],
  'features/orders/after-placing.ts afterPlacing: enqueue': [['autopilot/play-order.test.ts', 'begins when an order is placed']],
  'features/orders/answer-price.ts answerPrice: enqueue': [['orders/answer-price.test.ts', 'starts the players of a demo city again']],
  'features/orders/send-tracking-link.ts sendTrackingLink: postMessage': [
    ['orders/answer-price.test.ts', 'is told to a guest by SMS, who agrees by the tracking link'],
  ],
  'features/orders/after-placing.ts afterPlacing: sendTrackingLink': [
    ['orders/after-placing.test.ts', 'sends a guest the link that opens the order, once'],
  ],
  'features/orders/price-prescription.ts pricePrescription: sendTrackingLink': [
    ['orders/answer-price.test.ts', 'is told to a guest by SMS, who agrees by the tracking link'],
  ],
  'features/orders/delay-order.ts delayOrder: notifyOfDelay': [
    ['store-board/store-board.test.ts', 'tells the customer the new time with the reason, and by a notice'],
  ],
  'features/orders/refunds/grant-refund.ts grantRefund: notifyOfRefund': [
    ['dispatch/refunds.test.ts', 'gives the share of the line to the wallet, tells the customer, and leaves the order delivered'],
  ],
  'features/orders/prescriptions/ask-question.ts askQuestion: notifyOfQuestion': [
    ['prescriptions/prescriptions.test.ts', 'is told to the customer, who answers it, once'],
  ],
  'features/orders/prescriptions/ask-question.ts askQuestion: sendTrackingLink': [
    ['prescriptions/prescriptions.test.ts', 'is told to a guest by SMS, who answers by the tracking link'],
  ],
  'features/payments/decide-by-person.ts decideByPerson: notifyOfTransfer': [
    ['payments/transfers.test.ts', 'pays the order, which goes to its store; the customer is told'],
  ],
  'features/payments/decide-by-person.ts decideByPerson: enqueue': [
    ['payments/transfers.test.ts', 'lets the players of a demo city go on'],
  ],
  'features/orders/sell-out-line.ts sellOutLine: enqueue': [['orders/sell-out-line.test.ts', 'is not decided by the plan before its time']],
  'features/orders/sell-out-line.ts sellOutLine: notifyOfRemoval': [
    ['orders/sell-out-line.test.ts', 'is taken out of what is received, due and collected; what was ordered stays'],
  ],
  'features/orders/sell-out-line.ts sellOutLine: notifyOfProposal': [
    ['orders/sell-out-line.test.ts', 'tells a customer what is asked of them, and what their plan decided'],
  ],
  'features/orders/sell-out-line.ts sellOutLine: sendTrackingLink': [
    ['orders/sell-out-line.test.ts', 'is told to a guest by SMS, who answers by the tracking link'],
  ],
  'features/orders/decide-swap.ts decideSwap: notifyOfSwap': [
    ['orders/sell-out-line.test.ts', 'tells a customer what is asked of them, and what their plan decided'],
  ],
  'features/orders/decide-swap.ts decideSwap: notifyOfRemoval': [
    ['orders/sell-out-line.test.ts', 'tells a customer what is asked of them, and what their plan decided'],
  ],
  'features/orders/move-order.ts moveOrder: notifyCustomer': [
    [ORDER_STEPS, "sends an order's steps, with a notice in the reader's language"],
  ],
  'features/orders/move-order.ts moveOrder: writeAudit': [['orders/move-order.test.ts', 'writes changes to the audit log']],
  'features/orders/notify-customer.ts tellCustomer: addOrderNotice': [
    [ORDER_STEPS, "sends an order's steps, with a notice in the reader's language"],
  ],
  'features/orders/notify-customer.ts tellCustomer: enqueuePush': [
    [PUSHED, "gets an order's steps, in its own language"],
    [PUSHED, 'of a guest gets them too, with a signed link to the order'],
  ],
  'features/orders/record-act.ts recordAct: writeAudit': [['orders/record-act.test.ts', 'who did it, in the audit log too']],
  'features/payments/record-refunded.ts recordRefunded: addOrderNotice': [
    ['payments/digital-payment.test.ts', 'gives the money of a canceled order back the way it came'],
  ],
  'features/payments/record-refunded.ts recordPartRefunded: addOrderNotice': [
    ['dispatch/refunds.test.ts', 'goes back in two parts and the rest, each once'],
  ],
  'features/push/enqueue-push.ts enqueuePush: addJob': [[PUSHED, "gets an order's steps, in its own language"]],
  'features/registration/submit-application.ts submitApplication: postMessage': [
    ['registration/registration.test.ts', 'and the operator gets a letter with all of it'],
  ],
  'features/staff/accept-invitation.ts acceptInvitation: writeAudit': [['staff/sign-in.test.ts', 'names in the audit log who invited']],
  'features/staff/end-staff-session.ts endStaffSession: writeAudit': [['staff/sign-in.test.ts', 'the audit log has the end']],
  'features/staff/manage-people.ts changePerson: writeAudit': [['staff/manage-people.test.ts', 'dismisses a person once, with a reason']],
  'features/staff/manage-people.ts invitePerson: writeAudit': [['staff/manage-people.test.ts', 'invites a person, who makes an account']],
  'features/staff/manage-people.ts withdrawInvitation: writeAudit': [
    ['staff/manage-people.test.ts', 'withdraws an invitation, whose link is over then'],
  ],
  'features/staff/passkeys/manage-passkeys.ts addPasskey: writeAudit': [
    ['staff/passkeys/passkeys.test.ts', 'removes one of one’s own, which then signs nobody in'],
  ],
  'features/staff/passkeys/manage-passkeys.ts removePasskey: writeAudit': [
    ['staff/passkeys/passkeys.test.ts', 'removes one of one’s own, which then signs nobody in'],
  ],
  'features/staff/passkeys/sign-in-by-passkey.ts proveByPasskey: writeAudit': [
    ['staff/passkeys/passkeys.test.ts', 'counts for five minutes, for its own person'],
  ],
  'features/staff/passkeys/sign-in-by-passkey.ts signInByPasskey: writeAudit': [
    ['staff/passkeys/passkeys.test.ts', 'signs its person in without an address'],
  ],
  'features/staff/pins/switch-person.ts checkPin: writeAudit': [
    ['staff/pins/pins.test.ts', 'is locked for a quarter of an hour after five wrong tries'],
  ],
  'features/staff/pins/switch-person.ts chooseOwnPin: writeAudit': [
    ['staff/pins/pins.test.ts', 'is chosen by the person after a fresh proof'],
  ],
  'features/staff/pins/switch-person.ts endOwn: writeAudit': [['staff/pins/pins.test.ts', 'ends the session of the one before']],
  'features/staff/pins/switch-person.ts lendDevice: writeAudit': [['staff/pins/pins.test.ts', 'makes the session the tablet’s']],
  'features/staff/pins/switch-person.ts signInByPin: writeAudit': [
    ['staff/pins/pins.test.ts', 'acts in the name of the person who switched'],
  ],
  'features/staff/store-staff/store-staff.ts addCook: writeAudit': [
    ['staff/store-staff/store-staff.test.ts', 'adds a cook by name and PIN alone'],
  ],
  'features/staff/store-staff/store-staff.ts changePerson: writeAudit': [
    ['staff/store-staff/store-staff.test.ts', 'ends the work of a person at once, with the reason'],
  ],
  'features/staff/store-staff/store-staff.ts withdrawFromStore: writeAudit': [
    ['staff/store-staff/store-staff.test.ts', 'sees the open invitations of those they may change'],
  ],
  'features/staff/store-staff/store-staff.ts inviteToStore: writeAudit': [
    ['staff/store-staff/store-staff.test.ts', 'invites a manager or a cook to a store of their own'],
  ],
  'features/staff/prove.ts prove: writeAudit': [['staff/manage-people.test.ts', 'is the password of a person without codes']],
  'features/staff/sign-in.ts enter: writeAudit': [['staff/sign-in.test.ts', 'sets a cookie, which says who it is']],
  'features/staff/check-password.ts writeRefusal: writeAudit': [
    ['staff/sign-in.test.ts', 'tells who is refused, and why, to the audit log'],
  ],
  'features/staff/lost-factors/ask-for-help.ts askForHelp: writeAudit': [
    ['staff/lost-factors/lost-factors.test.ts', 'makes one request, which the owners see'],
  ],
  'features/staff/lost-factors/decide-lost-factor.ts decide: writeAudit': [
    ['staff/lost-factors/lost-factors.test.ts', 'approve, each once and neither for themselves'],
  ],
  'features/staff/lost-factors/renew-factor.ts renewFactor: writeAudit': [
    ['staff/lost-factors/lost-factors.test.ts', 'sets a new secret and recovery codes by the password'],
  ],
  'features/staff/lost-factors/reset-on-host.ts resetFactorOnHost: writeAudit': [
    ['staff/lost-factors/lost-factors.test.ts', 'makes the link for the only owner'],
  ],
  'features/store-menu/pause-item.ts putItemBack: writeAudit': [
    ['store-menu/store-menu.test.ts', 'until a time or for good is put back by its people, each in their name'],
  ],
  'features/store-menu/pause-item.ts takeItemOff: addJob': [['store-menu/store-menu.test.ts', 'asks for the job that puts it back']],
  'features/store-menu/pause-item.ts takeItemOff: writeAudit': [
    ['store-menu/store-menu.test.ts', 'until a time or for good is put back by its people, each in their name'],
  ],
  'features/store-shift/choose-minutes.ts chooseMinutes: writeAudit': [
    ['store-shift/kept-times.test.ts', 'are offered from then on in that part of the week, by whom is written once'],
  ],
  'features/store-shift/pause-store.ts endPause: writeAudit': [['store-shift/store-shift.test.ts', 'opens again at once']],
  'features/store-shift/pause-store.ts pauseStore: writeAudit': [
    ['store-shift/store-shift.test.ts', 'is closed in the shop until its time, which the shop says, and opens by itself'],
  ],
  'features/reviews/answer-review.ts replyToReview: writeAudit': [
    ['reviews/answer-review.test.ts', 'is read by customers, and may be changed for a quarter of an hour'],
  ],
  'features/reviews/answer-review.ts reportReview: writeAudit': [['reviews/answer-review.test.ts', 'waits for the operator, once']],
  'features/reviews/answer-review.ts decideReport: writeAudit': [
    ['reviews/answer-review.test.ts', 'is taken out of sight with its stars, or kept with a reason that the store reads'],
  ],
  'features/store-shift/plan-hours.ts saveHours: writeAudit': [
    ['store-shift/plan-hours.test.ts', 'are written with what they were before, by whom, once'],
  ],
  'features/store-shift/set-commission.ts setCommission: writeAudit': [
    ['store-earnings/earnings-of-stores.test.ts', 'is written with the one before, by whom and why, once'],
  ],
  'features/store-shift/set-busy.ts endBusy: writeAudit': [
    ['store-shift/store-shift.test.ts', 'takes the minutes back at once, and names who did it'],
  ],
  'features/store-shift/set-busy.ts setBusy: addJob': [['store-shift/store-shift.test.ts', 'asks for the job that ends it']],
  'features/store-shift/set-busy.ts setBusy: writeAudit': [
    ['store-shift/store-shift.test.ts', 'takes the minutes back at once, and names who did it'],
  ],
  'features/sandbox-gateway/routes.ts sandboxRoutes: enqueue': [
    ['payments/digital-payment.test.ts', 'is placed unpaid, leads to the gateway and is paid once its callback comes'],
  ],
};

test('every message, job, notice and line of the audit log that a use-case lays down has a test', () => {
  const rows = Object.entries(ROWS).flatMap(([place, promised]) => promised.map(() => place));
  expect(listMessages().toSorted()).toEqual(rows.toSorted());
});

test('every test that is named for one of them is there', () => {
  const textOf = (file: string) => readFileSync(join(import.meta.dirname, 'features', file), 'utf8');
  const lacking = Object.values(ROWS)
    .flat()
    .filter(([file, promise]) => !textOf(file).includes(promise));
  expect(lacking).toEqual([]);
});
