/** Those of couriers' duty, offers and cash, and of the codes of orders. */
export const REFUSED_BY_CHECK_OF_COURIERS: Readonly<Record<string, readonly [into: string, ...rows: string[]]>> = {
  courier_cash_kind_check: [`courier_cash (kind)`, `'nobody'`],
  courier_cash_sign: [
    `courier_cash (kind, amount_minor, order_id)`,
    `'collected', 0, 1`,
    `'collected', 1, null`,
    `'handed_in', 0, null`,
    `'correction', 0, null`,
  ],
  courier_offers_answer_check: [`courier_offers (answer)`, `'nobody'`],
  courier_offers_answered: [`courier_offers (answer, answered_at)`, `'taken', null`, `null, now()`],
  courier_offers_round_check: [`courier_offers (round)`, `0`],
  courier_shifts_end: [`courier_shifts (began_at, ended_at)`, `now(), now() - interval '1 second'`],
  order_codes_courier_code_check: [`order_codes (courier_code)`, `'123'`, `'12345'`, `'123x'`],
  order_codes_courier_tries_left_check: [`order_codes (courier_tries_left)`, `-1`, `6`],
  order_codes_delivery_code_check: [`order_codes (delivery_code)`, `'123'`, `'12345'`, `'123x'`],
  order_codes_delivery_tries_left_check: [`order_codes (delivery_tries_left)`, `-1`, `6`],
  order_codes_pickup_code_check: [`order_codes (pickup_code)`, `'123'`, `'12345'`, `'123x'`],
  order_codes_pickup_tries_left_check: [`order_codes (pickup_tries_left)`, `-1`, `6`],
};
