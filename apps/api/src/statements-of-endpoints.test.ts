import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { AUDIENCES } from '@bozor/contract/audiences.ts';
import type { StaffAccess } from '@bozor/contract/access.ts';
import { testApi, type Caller } from '../test/api.ts';
import { fillHistory, SentStatements, wholeTableReads, type SentStatement } from '../test/explain-statements.ts';
import { changeSettings } from '../test/settings.ts';
import { buildShop, placeOrder, type SmallShop } from '../test/shop.ts';
import { hashPassword } from './platform/passwords/passwords.ts';
import { trackingToken } from './platform/links/tracking-token.ts';
import { startSession } from './features/identity/start-session.ts';

const sent = new SentStatements();
const { server, bus, db, pool, guest, customer, staff, call } = await testApi({ sent, checksInvariants: false, connections: 4 });

/** The push subscription of a browser. */
const BROWSER = JSON.stringify({
  endpoint: 'https://push.example/regular',
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
});

type AnyEndpoint = Parameters<typeof call>[0];

interface Input {
  /**
   * The regular has a third of all orders, notifications and messages; newcomer and leaver have none; the former customer's are all old.
   */
  readonly by?: 'anonymous' | 'guest' | 'regular' | 'newcomer' | 'leaver' | 'former';
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Or the body computed after the previous endpoints have responded. */
  readonly body?: unknown;
  /** Set when the endpoint refuses: all its lookups before the refusal are checked. */
  readonly status?: number;
}

type Answers = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

const ENDPOINTS = Object.entries(AUDIENCES).flatMap(([name, { api }]) => endpointsIn(api, name === 'shop' ? '' : `${name}.`));

/** Returns every endpoint of a table, by its word. */
function endpointsIn(part: object, path: string): { name: string; endpoint: AnyEndpoint }[] {
  return Object.entries(part as Record<string, AnyEndpoint>).flatMap(([key, each]) =>
    typeof each.method === 'string' ? [{ name: path + key, endpoint: each }] : endpointsIn(each, `${path}${key}.`),
  );
}

/** Ids of a filled shop. */
interface Filled {
  readonly shop: SmallShop;
  /** Orders of the regular and of the guest. */
  readonly unpaid: number;
  readonly delivered: number;
  readonly ofGuest: number;
  /** New orders of the shop's store. */
  readonly atStore: number;
  readonly toRefuse: number;
  /** One whose prescription waits for its price. */
  readonly prescribed: number;
  /** Two confirmed orders, and a courier. */
  readonly running: number;
  readonly waiting: number;
  readonly courier: number;
  readonly conversation: number;
  readonly address: number;
  readonly payment: string;
  /** Page numbers of lists with ten entries per page. */
  readonly lastPages: { readonly orders: number; readonly reviews: number; readonly postings: number };
}

const POINT = { latitude: 41.3, longitude: 69.3 };
const CONTACT = {
  contact_person_name: 'Aziza',
  contact_person_number: '+998901234567',
  address: 'Amir Temur 15',
};
const SIGN_UP = { password: 'gilos-tuya-7', confirm_password: 'gilos-tuya-7' };

/** Input of each endpoint that needs more than its address. A new endpoint with such a need fails until it is listed here. */
const ASSERTION = { id: 'eA', client_data: 'eA', authenticator_data: 'eA', signature: 'eA' };

const inputsOf = ({
  shop,
  unpaid,
  delivered,
  ofGuest,
  atStore,
  toRefuse,
  prescribed,
  running,
  waiting,
  courier,
  conversation,
  address,
  payment,
  lastPages,
}: Filled): Readonly<Record<string, Input>> => ({
  'staff.sessions.signIn': { body: { email: 'nobody@example.uz', password: 'wrong' }, status: 403 },
  'courier.offers.take': { params: { id: 1 }, status: 409 },
  'courier.offers.decline': { params: { id: 1 } },
  'courier.jobs.arrived': { params: { id: delivered }, body: { at: 'store' }, status: 404 },
  'courier.jobs.pickUp': { params: { id: delivered }, body: { code: '0000' }, status: 404 },
  'courier.jobs.deliver': { params: { id: delivered }, body: { code: '0000' }, status: 404 },
  'courier.jobs.absent': { params: { id: delivered }, body: {}, status: 404 },
  'courier.jobs.tried': { params: { id: delivered }, body: {}, status: 404 },
  'courier.jobs.returnGoods': { params: { id: delivered }, body: {}, status: 404 },
  'courier.jobs.dispose': { params: { id: delivered }, body: {}, status: 404 },
  'courier.jobs.giveBack': { params: { id: delivered }, body: { code: '0000' }, status: 404 },
  'courier.jobs.deliverByPhoto': { params: { id: delivered }, body: { place: 'handed' }, status: 422 },
  'courier.positions.send': { body: { lat: 41.3, lng: 69.3 } },
  'operator.couriers.handIn': { params: { id: 1 }, body: { amount: 1, in_hand: 0 } },
  'staff.sessions.end': { params: { id: 1 }, status: 404 },
  'staff.invitations.read': { params: { token: 'x'.repeat(43) }, status: 404 },
  'staff.invitations.accept': { params: { token: 'x'.repeat(43) }, body: {}, status: 403 },
  'store.earnings.orders': { query: { from: new Date().toISOString().slice(0, 10), days: 7 } },
  'store.hours.read': { params: { store: 1 } },
  'store.hours.conflicts': { params: { store: 1 }, body: { hours: [], closures: [] } },
  'store.hours.save': {
    params: { store: 1 },
    body: { version: 0, is_confirmed: true, hours: [{ day: 1, opening_time: '09:00', closing_time: '22:00' }], closures: [] },
  },
  'store.reviews.list': { query: { show: 'unanswered', stars: 5 } },
  'store.reviews.answer': { params: { review: 1 }, body: { reply: 'Thank you' } },
  'store.reviews.report': { params: { review: 1 }, body: { reason: 'insult' } },
  'operator.reviews.decide': { params: { review: 1 }, body: { is_hidden: false, note: 'An opinion' }, status: 404 },
  'store.menu.list': { query: { name: 'bread' } },
  'store.menu.takeOff': { params: { item: 1 }, body: { lasts: 'today' } },
  'store.menu.putBack': { params: { item: 1 } },
  'store.shift.busy': { params: { store: 1 }, body: { minutes: 10, until: '2020-01-01T00:00:00Z' }, status: 422 },
  'store.shift.pause': { params: { store: 1 }, body: { until: '2020-01-01T00:00:00Z' }, status: 422 },
  'store.shift.chooseMinutes': { params: { store: 1 }, body: { weekday: 5, from_hour: 18, minutes: 35 } },
  'store.shift.resume': { params: { store: 1 }, body: { what: 'busy' } },
  'store.tickets.list': { query: { device: 'd'.repeat(16) } },
  'store.tickets.claim': { params: { ticket: 999_999_999 }, body: { device: 'd'.repeat(16) }, status: 404 },
  'store.tickets.printed': { params: { ticket: 999_999_999 }, body: { device: 'd'.repeat(16) }, status: 404 },
  'store.tickets.ask': { params: { order: toRefuse }, body: { device: 'd'.repeat(16) }, status: 409 },
  'store.orders.details': { params: { order: atStore } },
  'store.orders.accept': { params: { order: atStore }, body: { minutes: 20 } },
  'store.orders.delay': { params: { order: atStore }, body: { minutes: 10, reason: 'many-orders' } },
  'store.orders.prepare': { params: { order: atStore }, body: {} },
  'store.orders.ready': { params: { order: atStore }, body: {} },
  'store.orders.recall': { params: { order: atStore }, body: {} },
  'store.orders.acknowledgeAllergy': { params: { order: atStore }, body: {}, status: 409 },
  'store.orders.complete': { params: { order: atStore }, body: {}, status: 409 },
  'store.orders.swaps': { params: { order: toRefuse, line: 999_999_999 }, status: 404 },
  'store.orders.soldOut': { params: { order: toRefuse }, body: { line: 999_999_999, left: 0 }, status: 404 },
  'store.orders.weigh': { params: { order: toRefuse }, body: { line: 999_999_999, grams: 1 }, status: 404 },
  'store.orders.handOver': { params: { order: atStore }, body: { code: '0000' }, status: 409 },
  'store.orders.takeBack': { params: { order: atStore }, body: {}, status: 409 },
  'store.orders.refuse': { params: { order: toRefuse }, body: { reason: 'closing' } },
  'store.prescriptions.details': { params: { order: prescribed } },
  'store.prescriptions.medicines': { params: { order: prescribed }, query: { name: 'bread' } },
  'store.prescriptions.view': { params: { order: prescribed } },
  'store.prescriptions.price': { params: { order: prescribed }, body: { medicines: [{ id: 999_999_999, quantity: 1 }] }, status: 409 },
  'store.prescriptions.ask': { params: { order: prescribed }, body: { question: 'For whom is it?' } },
  'store.prescriptions.reject': { params: { order: delivered }, body: { reason: 'medicine-missing' }, status: 404 },
  'store.chats.list': { query: { show: 'mine' } },
  'store.chats.details': { params: { chat: conversation } },
  'store.chats.open': { params: { order: delivered } },
  'store.chats.read': { params: { chat: conversation } },
  'store.chats.send': { params: { chat: conversation }, body: { text: 'Salom', client_key: 'statements' } },
  'operator.chats.list': { query: { show: 'unread' } },
  'operator.chats.details': { params: { chat: conversation }, status: 404 },
  'operator.chats.open': { params: { order: delivered } },
  'operator.chats.read': { params: { chat: conversation }, status: 404 },
  'operator.chats.send': { params: { chat: conversation }, body: { text: 'Salom', client_key: 'statements' }, status: 404 },
  'courier.chats.details': { params: { chat: conversation }, status: 404 },
  'courier.chats.open': { params: { order: delivered }, status: 404 },
  'courier.chats.read': { params: { chat: conversation }, status: 404 },
  'courier.chats.send': { params: { chat: conversation }, body: { text: 'Salom', client_key: 'statements' }, status: 404 },
  'operator.transfers.approve': { params: { order: delivered }, status: 404 },
  'operator.transfers.deny': { params: { order: delivered }, body: { reason: 'Not found' }, status: 409 },
  'operator.prescriptions.details': { params: { order: prescribed } },
  'operator.prescriptions.medicines': { params: { order: prescribed } },
  'operator.prescriptions.view': { params: { order: prescribed } },
  'operator.prescriptions.ask': { params: { order: prescribed }, body: { question: 'For whom is it?' } },
  'operator.prescriptions.price': { params: { order: prescribed }, body: { medicines: [{ id: 999_999_999, quantity: 1 }] }, status: 409 },
  'operator.prescriptions.reject': { params: { order: delivered }, body: { reason: 'medicine-missing' }, status: 404 },
  'config.page': { params: { slug: 'about-us' }, status: 404 },
  'place.autocomplete': { query: { search_text: 'amir' } },
  'place.details': { query: { placeid: 'nowhere' }, status: 404 },
  'place.geocode': { query: { lat: 41.3, lng: 69.3 } },
  'place.zoneOf': { query: { lat: 41.3, lng: 69.3 } },
  'place.distance': { query: { origin_lat: 41.3, origin_lng: 69.3, destination_lat: 41.31, destination_lng: 69.31 } },
  'place.checkZone': { query: { lat: 41.3, lng: 69.3, zone_id: shop.zoneId } },
  'identity.signUp': { body: { name: 'Nodira', email: 'nodira@example.uz', phone: '+998935550101', ...SIGN_UP } },
  'identity.login': { body: { email_or_phone: '+998935550101', password: 'gilos-tuya-8', login_type: 'manual' }, status: 422 },
  'identity.socialLogin': { body: { token: 'x'.repeat(40), medium: 'google' }, status: 422 },
  'identity.socialRegister': { body: { token: 'x'.repeat(40), medium: 'google' }, status: 422 },
  'identity.checkEmail': { body: { token: 'x'.repeat(40), medium: 'google' }, status: 422 },
  'identity.sendOtp': { body: { phone: '+998935550101', login_type: 'otp' } },
  'identity.verifyPhone': { body: { phone: '+998935550101', otp: '000000', login_type: 'otp' }, status: 422 },
  'identity.verifyFirebase': { body: { session_info: 'x'.repeat(40), phone: '+998935550101', otp: '000000' }, status: 422 },
  'identity.updateInfo': { body: { pending_token: 'x'.repeat(43), name: 'Nodira' }, status: 422 },
  'identity.forgotPassword': { body: { email_or_phone: '+998935550101' } },
  'identity.verifyResetToken': { body: { email_or_phone: '+998935550101', otp: '000000' }, status: 422 },
  'identity.resetPassword': { body: { email_or_phone: '+998935550101', reset_token: 'x'.repeat(43), ...SIGN_UP }, status: 422 },
  'identity.logout': { by: 'leaver' },
  'registration.store': {
    body: {
      contact_person_name: 'Olim Karimov',
      phone: '+998935550102',
      email: 'olim@example.uz',
      name: 'Shop',
      module_id: shop.moduleId,
      address: 'Street',
      ...POINT,
    },
  },
  'registration.courier': {
    body: { contact_person_name: 'Olim Karimov', phone: '+998935550103', email: 'olim2@example.uz', zone_id: shop.zoneId, vehicle_id: 1 },
  },
  'categories.childes': { params: { idOrSlug: shop.categoryId } },
  'brands.items': { params: { idOrSlug: 1 }, status: 404 },
  'conditions.items': { params: { id: 1 }, status: 404 },
  'promotions.videoContent': { status: 404 },
  'items.details': { params: { idOrSlug: shop.itemId } },
  'items.related': { params: { id: shop.itemId } },
  'items.ofCategory': { params: { idOrSlug: shop.categoryId } },
  'search.listing': { query: { data_type: 'searched', name: 'bread' } },
  'search.suggestions': { query: { name: 'bre' } },
  'search.suggested': { by: 'regular' },
  'stores.list': { params: { type: 'all' } },
  'stores.ofCategory': { params: { idOrSlug: shop.categoryId } },
  'stores.details': { params: { idOrSlug: shop.storeId } },
  'stores.items': { params: { idOrSlug: shop.storeId } },
  'stores.reviews': { params: { idOrSlug: shop.storeId }, query: { offset: lastPages.reviews } },
  'cart.list': { by: 'newcomer' },
  'cart.add': { by: 'newcomer', body: { item_id: shop.itemId, quantity: 1 } },
  'cart.update': { by: 'newcomer', body: { item_id: shop.itemId, quantity: 1, cart_id: 1 }, status: 404 },
  'cart.removeItem': { by: 'newcomer', query: { cart_id: 1 }, status: 404 },
  'cart.restore': { by: 'newcomer', body: { parked_id: 1 }, status: 404 },
  'cart.discardParked': { by: 'newcomer', query: { parked_id: 1 }, status: 404 },
  'checkout.quote': { by: 'newcomer', body: { order_type: 'delivery', ...POINT } },
  'checkout.place': {
    by: 'newcomer',
    body: (answers: Answers) => ({
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      quote_id: answers.get('checkout.quote')!['quote_id'],
      ...CONTACT,
      ...POINT,
    }),
  },
  'checkout.uploadPrescription': { by: 'regular', body: {}, status: 422 },
  'checkout.placePrescription': { by: 'regular', body: { store_id: shop.storeId, ...CONTACT, ...POINT }, status: 422 },
  'payment.change': { by: 'regular', body: { order_id: unpaid, payment_method: 'cash_on_delivery' }, status: 409 },
  'payment.switchToCash': { by: 'regular', body: { order_id: unpaid }, status: 409 },
  'payment.cancelFailed': { by: 'regular', body: { order_id: unpaid }, status: 409 },
  'payment.callback': { params: { gateway: 'sandbox' }, body: {}, status: 400 },
  'payment.sandboxPayment': { params: { payment } },
  'payment.sandboxDecide': { params: { payment }, body: { decision: 'approve' } },
  'orders.list': { by: 'regular', params: { status: 'list' }, query: { offset: lastPages.orders } },
  'orders.ofDevice': { by: 'regular', query: { tokens: trackingToken('signing-secret-of-the-tests', ofGuest) } },
  'orders.details': { by: 'regular', query: { order_id: delivered } },
  'orders.track': { query: { order_id: ofGuest, contact_number: '+998901000004' } },
  'orders.events': { by: 'regular', query: { order_id: delivered } },
  'orders.answerPrice': { by: 'regular', body: { order_id: delivered, agree: true }, status: 409 },
  'orders.answerQuestion': { by: 'regular', body: { order_id: delivered, question_id: 1, answer: 'For me' }, status: 409 },
  'orders.answerSwap': { by: 'regular', body: { order_id: delivered, adjustment_id: 1, agree: true }, status: 404 },
  'orders.cancel': { by: 'regular', body: { order_id: delivered, reason: 'Late' }, status: 409 },
  'orders.requestRefund': { by: 'regular', body: { order_id: delivered, customer_reason: 'Late' }, status: 409 },
  'orders.reorder': { by: 'regular', body: { order_id: delivered } },
  'orders.invoice': { by: 'regular', query: { order_id: delivered } },
  'promotions.campaign': { params: { idOrSlug: 1 }, status: 404 },
  'promotions.flashItems': { query: { flash_sale_id: 1 }, status: 404 },
  'promotions.coupons': { by: 'regular' },
  'promotions.applyCoupon': { by: 'newcomer', query: { code: 'SALOM' }, status: 409 },
  'newsletter.subscribe': { body: { email: 'reader@example.uz' } },
  'newsletter.confirm': { body: { token: 'x'.repeat(43) }, status: 404 },
  'newsletter.unsubscribe': { body: { token: 'x'.repeat(43) }, status: 404 },
  'customer.info': { by: 'regular' },
  'customer.updateProfile': { by: 'regular', body: { name: 'Aziza', phone: '+998935550104', email: 'aziza@example.uz' } },
  'customer.addresses': { by: 'regular' },
  'customer.addAddress': { by: 'regular', body: { ...CONTACT, address_type: 'home', ...POINT } },
  'customer.updateAddress': { by: 'regular', params: { id: address }, body: { ...CONTACT, address_type: 'home', ...POINT } },
  'customer.removeAddress': { by: 'regular', params: { id: address } },
  'customer.deleteAddress': { by: 'regular', query: { address_id: address }, status: 404 },
  'customer.saveInterests': { by: 'regular', body: { interest: [shop.categoryId] } },
  'customer.savePushToken': { by: 'regular', body: { cm_firebase_token: BROWSER } },
  'wishlist.list': { by: 'regular' },
  'wishlist.add': { by: 'regular', body: { item_id: shop.itemId } },
  'wishlist.remove': { by: 'regular', query: { item_id: shop.itemId } },
  'wishlist.visitAgain': { by: 'regular' },
  'reviews.ofItem': { params: { id: shop.itemId }, query: { offset: lastPages.reviews } },
  'reviews.submit': { by: 'regular', body: { order_id: delivered, item_id: shop.itemId, rating: 5 }, status: 409 },
  'reviews.submitCourier': { by: 'regular', body: { order_id: delivered, delivery_man_id: 1, rating: 5 }, status: 404 },
  'reviews.reminder': { by: 'regular' },
  'reviews.cancelReminder': { by: 'regular', query: { order_id: delivered } },
  'wallet.transactions': { by: 'regular', query: { offset: lastPages.postings, type: 'credit' } },
  'wallet.points': { by: 'regular' },
  'wallet.addFund': { by: 'regular', body: { amount: 50_000, payment_method: 'sandbox' } },
  'wallet.transferPoints': { by: 'regular', body: { point: 10 }, status: 422 },
  'messages.list': { by: 'regular' },
  'messages.details': { by: 'regular', query: { conversation_id: conversation } },
  'messages.send': { by: 'regular', body: { conversation_id: conversation, message: 'Salom' } },
  'notifications.list': { by: 'regular' },
  'notifications.events': { by: 'regular' },
  'customer.remove': { by: 'former' },
  'operator.orders.search': { query: { query: 'aziza' } },
  'operator.orders.details': { params: { id: delivered } },
  'operator.orders.revealPhone': { params: { id: delivered }, body: {} },
  'operator.orders.move': { params: { id: running }, body: { to: 'processing' } },
  'operator.orders.assign': { params: { id: waiting }, body: { courier_id: courier } },
  'operator.orders.unassign': { params: { id: waiting }, body: { reason: 'Ill' } },
  'operator.orders.recall': { params: { id: running }, body: {} },
  'operator.orders.cancel': { params: { id: running }, body: { reason: 'Closed', borne_by: 'shop' } },
  'operator.orders.note': { params: { id: delivered }, body: { text: 'Note' } },
  'staff.sessions.signInByPasskey': { body: ASSERTION, status: 403 },
  'staff.passkeys.challenge': { status: 403 },
  'staff.passkeys.prove': { body: ASSERTION, status: 401 },
  'staff.passkeys.add': { body: { name: 'Phone', id: 'eA', client_data: 'eA', attestation: 'eA' }, status: 401 },
  'staff.passkeys.remove': { params: { id: 999_999 }, status: 404 },
  'staff.pins.lend': { status: 403 },
  'staff.pins.people': { status: 401 },
  'staff.pins.signIn': { body: { staff_id: 1, pin: '2580' }, status: 403 },
  'staff.pins.own': { body: { pin: '2580' }, status: 409 },
  'store.staff.invite': { body: { store: 1, role: 'kitchen', email: 'umar@example.uz', name: 'Umar' }, status: 403 },
  'store.staff.withdraw': { params: { id: 999_999 }, status: 403 },
  'store.staff.add': { body: { store: 1, name: 'Umar', pin: '2580' }, status: 403 },
  'store.staff.setPin': { params: { id: 999_999 }, body: { pin: '2580' }, status: 403 },
  'store.staff.dismiss': { params: { id: 999_999 }, body: { reason: 'Moved' }, status: 403 },
  'staff.proof.give': { body: { password: 'wrong' }, status: 401 },
  'operator.refunds.ofOrder': { params: { id: delivered } },
  'operator.refunds.queue': { query: { waits: 'answer' } },
  'operator.refunds.give': { params: { id: delivered }, body: { lines: [{ position: 1, pieces: 1 }], reason: 'missing' } },
  'operator.refunds.credit': { params: { id: delivered }, body: { amount: 1_000, reason: 'late' } },
  'operator.refunds.answer': { params: { id: 1 }, body: { is_approved: true, note: 'Sorry' } },
  'operator.refunds.approve': { params: { id: 1 } },
  'operator.refunds.decline': { params: { id: 1 }, body: {}, status: 409 },
  'operator.refunds.paid': { params: { id: 1 } },
  'operator.couriers.offer': { params: { id: delivered }, body: { courier_id: courier }, status: 409 },
  'operator.earnings.stores': { query: {} },
  'operator.earnings.store': { params: { store: 1 } },
  'operator.earnings.orders': { params: { store: 1 }, query: { from: '2026-11-16', days: 7 } },
  'operator.earnings.setCommission': { params: { store: 1 }, body: { percent: 12.5, from: null, reason: 'Agreed' } },
  'operator.staff.details': { params: { id: 1 } },
  'operator.staff.invite': { body: { email: 'lola@example.uz', name: 'Lola', role: 'support' } },
  'operator.staff.withdraw': { params: { id: 1 } },
  'operator.staff.grant': { params: { id: 999_999 }, body: { role: 'support' }, status: 404 },
  'operator.staff.revoke': { params: { id: 999_999, grant: 1 }, status: 404 },
  'operator.staff.endSessions': { params: { id: 999_999 }, status: 404 },
  'operator.staff.dismiss': { params: { id: 999_999 }, body: {}, status: 404 },
  'staff.lostFactors.ask': { body: { email: 'nobody@example.uz', password: 'wrong' }, status: 403 },
  'staff.lostFactors.read': { params: { token: 'x'.repeat(43) }, status: 404 },
  'staff.lostFactors.renew': { params: { token: 'x'.repeat(43) }, body: { password: 'wrong' }, status: 403 },
  'operator.lostFactors.approve': { params: { id: 999_999 }, status: 404 },
  'operator.lostFactors.link': { params: { id: 999_999 }, status: 404 },
  'operator.lostFactors.deny': { params: { id: 999_999 }, body: { reason: 'Unknown' }, status: 404 },
  'operator.staff.reinstate': { params: { id: 999_999 }, status: 404 },
});

const statementsOf = new Map<string, readonly SentStatement[]>();
const statuses = new Map<string, number>();
let inputs: Readonly<Record<string, Input>>;

beforeAll(async () => {
  const shop = await buildShop(db);
  await sql`insert into store_hours (store_id, weekday, opens_at_minute, closes_at_minute) select s.id, d, 0, 1440 from stores s, generate_series(1, 7) d`.execute(
    db,
  );
  await changeSettings(
    { db, bus },
    {
      offline_payment: true,
      wallet: true,
      loyalty: true,
      digital_payment: true,
      otp_login: true,
    },
  );
  await fillHistory(pool);
  const one = async (text: string) => (await pool.query<{ id: number }>(text)).rows[0]!.id;
  const regular = await one('select customer_id as id from order_counts order by orders desc limit 1');
  const ofRegular = `customer_id = ${regular}`;
  // The fill has no options.
  await pool.query(`delete from cart_lines where cart_id in (select id from carts where ${ofRegular})`);
  await pool.query(`insert into vehicles (code, name, max_metres) values ('bicycle', '{"en":"Bicycle"}', 5000)`);
  await pool.query(
    `insert into riders (zone_id, f_name, phone) select ${shop.zoneId}, 'Bobur', '+998935550199' where not exists (select from riders)`,
  );
  inputs = inputsOf({
    shop,
    unpaid: await one(`select id from orders where ${ofRegular} and status = 'pending' order by id limit 1`),
    // All pieces of it came.
    delivered: await one(
      `select id from orders where ${ofRegular} and status = 'delivered' and not exists (select from order_adjustments a where a.order_id = orders.id) order by created_at limit 1`,
    ),
    ofGuest: await one('select id from orders where guest_id is not null order by id limit 1'),
    atStore: await placeOrder(db, shop),
    toRefuse: await placeOrder(db, shop),
    prescribed: await placeOrder(db, shop, { status: 'prescription_review', prescription_images: ['prescriptions/a.webp'] }),
    running: await one(`select id from orders where status = 'confirmed' order by id limit 1`),
    waiting: await one(`select id from orders where status = 'confirmed' order by id offset 1 limit 1`),
    courier: await one('select id from riders order by id limit 1'),
    conversation: await one(`select id from conversations where ${ofRegular}`),
    address: await one(`select id from addresses where ${ofRegular} order by id limit 1`),
    lastPages: {
      orders: await one(`select count(*) / 10 as id from orders where ${ofRegular} and ended_as is not null`),
      reviews: await one(`select count(*) / 10 as id from reviews where item_id = ${shop.itemId}`),
      postings: await one(`select posting_count / 10 as id from ledger_accounts where ${ofRegular} and kind = 'wallet'`),
    },
    payment: (await pool.query<{ id: string }>(`select id from sandbox_payments where state = 'open' order by id limit 1`)).rows[0]!.id,
  });
  const signedIn = async (id: number) => ({ headers: { authorization: `Bearer ${await startSession(db, id)}` } });
  const former = await one(`select customer_id as id from order_counts c where kind = 'placed' and customer_id <> ${regular}
    and not exists (select from orders o where o.customer_id = c.customer_id and ended_as is null) order by orders desc limit 1`);
  const callers: Record<NonNullable<Input['by']>, Caller> = {
    anonymous: { headers: {} },
    guest: await guest(),
    leaver: await customer({ phone: '+998935550198' }),
    newcomer: await customer({ phone: '+998935550199' }),
    regular: await signedIn(regular),
    former: await signedIn(former),
  };
  await pool.query(
    `insert into riders (id, zone_id, f_name, phone) overriding system value values (1, ${shop.zoneId}, 'Bobur', '+998935550104') on conflict do nothing`,
  );
  let carrying: Caller | undefined;
  const passwordHash = await hashPassword('sariq gilos tuyasi');
  /** With a fresh proof and an address, as people have whom owners see. */
  const proved = async (person: Caller & { staffId: number }): Promise<Caller> => {
    await pool.query('update staff_sessions set proved_at = now() where staff_id = $1', [person.staffId]);
    await pool.query(`insert into staff_credentials (staff_id, email, password_hash) values ($1, $2, $3) on conflict do nothing`, [
      person.staffId,
      `person-${person.staffId}@example.uz`,
      passwordHash,
    ]);
    return person;
  };
  const staffWith = async ({ scope }: StaffAccess): Promise<Caller> => {
    if (scope === 'all') return proved(await staff('owner'));
    if (scope === 'own store') return staff('store_manager', { storeId: shop.storeId });
    return (carrying ??= await staff('courier', { courierId: 1 }));
  };
  const listening = await server.listen({ port: 0, host: '127.0.0.1' });
  const answers = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { name, endpoint } of ENDPOINTS) {
    const { access } = endpoint;
    const { by, params, query, body } = inputs[name] ?? {};
    const headers = { zoneid: `[${shop.zoneId}]`, moduleid: String(shop.moduleId), latitude: '41.3', longitude: '69.3' };
    const usual = access === 'shopper' ? 'guest' : access === 'customer' ? 'regular' : 'anonymous';
    const as =
      access === 'member'
        ? await proved(await staff('owner'))
        : by || typeof access === 'string'
          ? callers[by ?? usual]
          : await staffWith(access);
    sent.clear();
    if (endpoint.replyType === 'stream') {
      const address = `${listening}/api/v1${endpoint.path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
      statuses.set(name, await openAndLeave(address, { ...headers, ...as.headers }));
    } else {
      const said: unknown = typeof body === 'function' ? (body as (answers: Answers) => unknown)(answers) : body;
      const answer = await call(endpoint, { as, headers, body: said, ...(params && { params }), ...(query && { query }) });
      statuses.set(name, answer.status);
      answers.set(name, answer.body);
    }
    statementsOf.set(name, sent.all());
  }
  await pool.query('vacuum');
}, 180_000);

async function openAndLeave(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const left = new AbortController();
  const { status, body } = await fetch(url, { headers, signal: left.signal });
  await body!.getReader().read();
  left.abort();
  return status;
}

describe('the statements of an endpoint read no whole table that grows, whatever the values:', () => {
  test.each(ENDPOINTS)('$name', async ({ name, endpoint }) => {
    expect(statuses.get(name), 'the status of its answer').toBe(inputs[name]?.status ?? endpoint.status ?? 200);
    expect(await wholeTableReads(pool, statementsOf.get(name)!)).toEqual([]);
  });
});
