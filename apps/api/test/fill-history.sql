-- Rows as years of use leave them: nearly all of them are over, a few still wait for a job. Runs without triggers and foreign keys
-- (session_replication_role = replica), on top of the shop of test/shop.ts. May run again: it then adds as many more that wait.

set session_replication_role = replica;
-- Numbers of this call's rows begin here.
create temporary table latest as select count(*) / 6000 * 1000000 as shift from identities;

insert into customers (id, f_name, phone, email, ref_code, created_at) overriding system value
select shift + 100000 + n, 'Aziza', '+99890' || (1000000 + shift + n), 'aziza.' || shift + n || '@example.uz', 'REF' || 100000000 + shift + n, now() - n * interval '4 hours'
from latest, generate_series(1, 6000) n;

insert into guests (id, token_hash, created_at, seen_at, merged_into, merged_at) overriding system value
select shift + 100000 + n, sha256(convert_to('guest' || shift + n, 'UTF8')), seen, seen, case when n % 20 = 0 then shift + 100000 + n % 6000 + 1 end, case when n % 20 = 0 then seen end
from latest, generate_series(1, 20000) n, lateral (select now() - interval '80 days' + n * interval '5 minutes' as seen) s;

insert into sessions (token_hash, customer_id, created_at, used_at, expires_at)
select sha256(convert_to('session' || shift + n, 'UTF8')), shift + 100000 + n % 6000 + 1, now() - interval '61 days', now() - interval '61 days', now() - interval '1 day' + n * interval '4 minutes'
from latest, generate_series(1, 12000) n;

insert into media_objects (key, visibility, purpose, content_type, byte_size, sha256, customer_id, created_at, attached_at)
select 'p/' || shift + n || '.webp', 'private', 'prescription', 'image/webp', 1000, sha256('x'), shift + 100000 + n % 6000 + 1, now() - n * interval '1 hour',
  case when n % 200 > 0 then now() end
from latest, generate_series(1, 6000) n;

insert into identities (provider, subject, customer_id) select 'google', 'subject' || shift + n, shift + 100000 + n from latest, generate_series(1, 6000) n;
insert into one_time_codes (destination, purpose, code_hmac, created_at, expires_at, consumed_at)
select '+99890' || (1000000 + shift + n), 'login', sha256('x'), expiry - interval '10 minutes', expiry, case when n % 10 > 0 then expiry end
from latest, generate_series(1, 6000) n, lateral (select now() + interval '10 minutes' - n * interval '15 seconds' as expiry) e;
insert into pending_steps (token_hash, step, customer_id, created_at, expires_at)
select sha256(convert_to('step' || shift + n, 'UTF8')), 'verify', shift + 100000 + n, expiry - interval '10 minutes', expiry
from latest, generate_series(1, 6000) n, lateral (select now() + interval '10 minutes' - n * interval '15 seconds' as expiry) e;
insert into referrals (referred_id, referrer_id) select shift + 100000 + n, shift + 100000 + n / 2 from latest, generate_series(2, 6000) n;
insert into addresses (customer_id, contact_person_name, contact_person_number, address, lat, lng)
select shift + 100000 + n % 6000 + 1, 'Aziza', '+998901234567', 'Amir Temur 1', 41.3, 69.3 from latest, generate_series(1, 12000) n;
insert into interests (customer_id, category_id) select shift + 100000 + n, (select min(id) from categories) from latest, generate_series(1, 6000) n;
insert into interest_answers (customer_id, module_id) select shift + 100000 + n, (select min(id) from modules) from latest, generate_series(1, 6000) n;
insert into wishlist_items (customer_id, item_id) select shift + 100000 + n, (select min(id) from items) from latest, generate_series(1, 6000) n;
insert into wishlist_stores (customer_id, store_id) select shift + 100000 + n, (select min(id) from stores) from latest, generate_series(1, 6000) n;

insert into carts (id, guest_id, module_id, store_id, created_at, updated_at) overriding system value
select shift + 100000 + n, shift + 100000 + n, (select min(id) from modules), (select min(id) from stores), updated, updated
from latest, generate_series(1, 20000) n, lateral (select now() - interval '61 days' + n * interval '4 minutes' as updated) u where n % 20 > 0 and n > 5000;
insert into carts (id, customer_id, module_id, store_id, parked_at) overriding system value
select shift + 200000 + n, shift + 100000 + n, (select min(id) from modules), (select min(id) from stores), case when n % 50 = 0 then now() end from latest, generate_series(1, 6000) n;
insert into cart_lines (cart_id, store_id, item_id, selection_key, quantity, seen_price_minor)
select id, store_id, (select min(id) from items), 'k', 1, 10000 from carts, latest where id > shift + 100000;
insert into quotes (id, customer_id, total_minor, request, answer, created_at, expires_at)
select 'quote-with-number-' || shift + n, shift + 100000 + n % 6000 + 1, 28000, '{}', '{}', expiry - interval '15 minutes', expiry
from latest, generate_series(1, 20000) n, lateral (select now() - interval '25 hours' + n * interval '5 seconds' as expiry) e;
insert into idempotency_keys (actor, key, operation, body_hash, created_at, expires_at)
select 'customer:' || shift + n % 6000, 'key-' || shift + n, 'place-order', sha256('x'), expiry - interval '48 hours', expiry
from latest, generate_series(1, 20000) n, lateral (select now() - interval '1 hour' + n * interval '8 seconds' as expiry) e;
insert into rate_counters (bucket, window_starts_at, window_ends_at, count)
select 'code-to:' || shift + n, now() - interval '1 hour', now() - interval '1 minute' + n * interval '5 seconds', 1 from latest, generate_series(1, 6000) n;

-- Of 20,000 orders 40 run, and 20 wait for money that does not come.
insert into orders (id, customer_id, guest_id, module_id, zone_id, store_id, order_type, status, status_at, event_count, total_minor,
  currency, payment_method, payment_status, pay_until, contact_person_name, contact_person_number, contact_person_email, delivery_address, delivery_lat, delivery_lng, created_at, delivered_at, quote_id)
select 100000000 + (shift + n) * 7919 % 899999999, case when n % 4 > 0 then shift + 100000 + case when n % 3 = 0 then 1 else n % 6000 + 1 end end,
  case when n % 4 = 0 then shift + 100000 + n end, m.id, z.id, s.id, 'delivery',
  case when n % 500 = 0 then 'confirmed' when n % 1000 = 1 then 'pending' when n % 50 = 2 then 'canceled' when n % 50 = 3 then 'failed' else 'delivered' end, placed + interval '1 hour', 3,
  28000, 'UZS', case when n % 2 = 1 then 'digital_payment' else 'cash_on_delivery' end,
  case when n % 1000 = 1 or n % 500 = 0 then 'unpaid' when n % 50 in (2, 3) then 'failed' else 'paid' end,
  case when n % 1000 = 1 or n % 50 = 3 then placed + interval '20 minutes' end,
  'Aziza', '+99890' || (1000000 + n), 'aziza.' || n || '@example.uz', '{"address":"Amir Temur 1"}', 41.31, 69.28, placed,
  case when n % 500 > 0 and n % 1000 <> 1 and n % 50 not in (2, 3) then placed + interval '1 hour' end, 'quote-with-number-' || shift + n
from latest, (select min(id) as id from modules) m, (select min(id) as id from zones) z, (select id from stores order by id limit 1) s,
  generate_series(1, 20000) n, lateral (select now() - interval '1 day' - n * interval '30 minutes' as placed) p;
create temporary table numbered as
select row_number() over (order by created_at desc) as n, o.* from orders o, latest where o.quote_id like 'quote-with-number-%' and substr(o.quote_id, 19)::bigint > shift;
analyze numbered;

insert into order_events (order_id, position, from_status, status, by, at, hash)
select id, p, case when p > 1 then 'pending' end, case when p = 3 then status else 'pending' end, 'system', created_at + p * interval '5 minutes', sha256('x')
from numbered, generate_series(1, 3) p;
insert into order_acts (order_id, kind, by, details) select id, 'courier_assigned', 'system', '{"courier_id":1}' from numbered;
insert into tickets (order_id, event_position, kind, device, claimed_at, printed_at)
select id, 1, 'original', repeat('d', 16), created_at, created_at from numbered;
insert into order_lines (order_id, position, item_id, name, quantity, base_price_minor, total_minor)
select id, 1, (select min(id) from items), '{"en":"Bread"}', 2, 10000, 20000 from numbered;
insert into staff (id, name) overriding system value values (990001, 'Sevara');
insert into prescription_questions (order_id, question, asked_by, answer, answered_at)
select id, 'Your age?', (select max(id) from staff), '40', now() from numbered where n % 2 = 0;
insert into order_adjustments (order_id, line_position, kind, pieces, amount_minor, by) select id, 1, 'line_reduced', 1, 0, 'store' from numbered where n % 2 = 0;
insert into order_charges (order_id, position, kind, amount_minor) select id, position, kind, amount from numbered, (values (1, 'items', 20000), (2, 'delivery', 8000)) as c (position, kind, amount);
insert into parcel_details (order_id, category_name, sender_name, sender_phone, sender_address, sender_lat, sender_lng, receiver_name, receiver_phone, receiver_address, receiver_lat, receiver_lng, payer)
select id, '{"en":"Box"}', 'A', '+998901234567', '{}', 41.3, 69.3, 'B', '+998901234568', '{}', 41.3, 69.3, 'sender' from numbered where n % 3 = 0;
insert into order_attachments (order_id, position, media_key) select id, 1, 'p/' || n || '.' || id from numbered where n <= 6000;
insert into coupon_uses (coupon_id, order_id, customer_id, phone) select 1, id, customer_id, '+998901234567' from numbered;
insert into rider_trail (order_id, rider_id, lat, lng, at) select id, 1, 41.3, 69.3, created_at from numbered, generate_series(1, 2);
insert into order_codes (order_id) select id from numbered on conflict do nothing;
insert into courier_offers (order_id, rider_id, base_minor, per_km_minor, distance_minor, expires_at, answered_at, answer)
select id, 1, 8000, 2000, 4000, created_at + interval '30 seconds', created_at + interval '5 seconds', case when n % 2 = 0 then 'taken' else 'declined' end from numbered;
insert into courier_cash (rider_id, order_id, kind, amount_minor, balance_minor) select 1, id, 'collected', 28000, 28000 * n from numbered;
insert into media_objects (key, visibility, purpose, content_type, byte_size, sha256, attached_at, created_at) select 'deliveries/' || id || '.jpg', 'private', 'delivery', 'image/jpeg', 1, sha256('x'), created_at, created_at from numbered where n % 20 = 0;
insert into delivery_proofs (order_id, media_key, place, created_at) select id, 'deliveries/' || id || '.jpg', 'handed', created_at from numbered where n % 3 = 0;
insert into courier_shifts (rider_id, began_at, ended_at) select 1, created_at, created_at + interval '1 hour' from numbered;
insert into reviews (order_id, customer_id, item_id, store_id, rating) select id, customer_id, (select min(id) from items), store_id, 5 from numbered where customer_id is not null;
insert into rider_reviews (order_id, customer_id, rider_id, rating) select id, customer_id, 1, 5 from numbered where customer_id is not null;
insert into refunds (order_id, amount_minor, state) select id, 100, 'paid' from numbered where n % 3 = 0;
insert into refund_lines (refund_id, order_id, position, piece) select f.id, f.order_id, 1, 1 from refunds f join numbered n on n.id = f.order_id and n.n % 3 = 0 on conflict do nothing;
insert into offline_payments (order_id, method_id, method_name, answers, state, decided_at) select id, 1, '{"en":"Bank"}', '{}', 'verified', now() from numbered where n % 3 = 0;

-- Of 10,000 payments 20 are under way and 20 are to be given back; of 6,000 top-ups 10 were not paid.
insert into payments (id, purpose, order_id, customer_id, guest_id, gateway, provider_payment_id, amount_minor, currency, state, created_at, updated_at, captured_at, give_back_since) overriding system value
select shift + 100000 + n, 'order', id, customer_id, guest_id, 'sandbox', case when n % 400 <> 0 then 'sandbox-payment-' || shift + 100000 + n end, 28000, 'UZS',
  case status when 'pending' then 'pending' when 'failed' then 'expired' else 'captured' end, created_at, created_at, created_at, case when n % 1000 = 6 then created_at end
from numbered, latest where n % 2 = 0 or status = 'pending';
insert into payments (id, purpose, customer_id, gateway, amount_minor, currency, state, created_at) overriding system value
select shift + 200000 + n, 'wallet_top_up', shift + 100000 + n, 'sandbox', 28000, 'UZS', case when n % 600 = 0 then 'pending' else 'captured' end, now() - n * interval '1 hour' from latest, generate_series(1, 6000) n;
insert into payment_events (gateway, event, payment_id, payload, outcome) select 'sandbox', 'event-' || id, id, '{}', 'applied' from payments, latest where id > shift + 100000;
insert into payment_attempts (payment_id, gateway, provider_payment_id, state, provider_at, captured_at, canceled_at)
select id, gateway, 'attempt-' || id, case when state = 'captured' then 'captured' when state = 'pending' then 'open' else 'canceled' end, created_at,
  case when state = 'captured' then created_at end, case when state not in ('captured', 'pending') then created_at end from payments, latest where id > shift + 100000;
insert into sandbox_payments (id, reference, amount_minor, currency, return_path, state, decided_at)
select 'sandbox-payment-' || id, 'payment-' || id, 28000, 'UZS', '/checkout', case when state = 'pending' then 'open' else 'approved' end, case when state <> 'pending' then now() end from payments, latest where id > shift + 100000;
insert into sandbox_refunds (key, payment_id, amount_minor)
select 'payment-' || id || '-part', 'sandbox-payment-' || id, 100 from payments, latest where id > shift + 100000 and state <> 'pending';
insert into ledger_accounts (kind, unit, customer_id, balance) select 'wallet', 'money', shift + 100000 + n, 0 from latest, generate_series(1, 6000) n;
insert into ledger_entries (id, reason, order_id, once) overriding system value select shift + 100000 + n, 'order_payment', id, 'order:' || id || ':paid' from numbered, latest;
insert into ledger_postings (entry_id, account_id, unit, amount) select shift + 100000 + n, a, 'money', case a when 1 then 100 else -100 end from latest, generate_series(1, 20000) n, generate_series(1, 2) a;
-- Of the regular's wallet each has moved something.
insert into ledger_postings (entry_id, account_id, unit, amount, balance_after)
select shift + 100000 + n, a.id, 'money', 100, n * 100 from latest, generate_series(1, 20000) n, ledger_accounts a where a.kind = 'wallet' and a.customer_id = shift + 100001;

-- Of 20,000 messages to send 40 still wait.
insert into outbox (channel, recipient, body, deduplication_key, customer_id, state, created_at, sent_at)
select 'sms', '+99890' || (1000000 + shift + n % 6000 + 1), case when n % 3 = 0 and n > 2000 then '…' else 'Hello' end, case when n % 3 = 0 then 'code:' else 'order-placed:' end || shift + n, shift + 100000 + n % 6000 + 1,
  case when n % 500 = 0 then 'waiting' else 'sent' end, created, case when n % 500 > 0 then created end
from latest, generate_series(1, 20000) n, lateral (select now() - n * interval '20 minutes' as created) c;
insert into conversations (id, customer_id, store_id, last_message_at) overriding system value
select shift + 100000 + n, shift + 100000 + n, (select min(id) from stores), now() from latest, generate_series(1, 6000) n;
insert into messages (conversation_id, sender, body) select shift + 100000 + case when n % 3 = 0 then 1 else n % 6000 + 1 end, 'customer', 'Salom' from latest, generate_series(1, 20000) n;
insert into notifications (customer_id, type, title, body)
select shift + 100000 + case when n % 3 = 0 then 1 else n / 2 % 6000 + 1 end, 'order_status', '{"en":"Your order is confirmed"}', '{"en":"Order"}' from latest, generate_series(1, 20000) n;
insert into push_subscriptions (guest_id, kind, endpoint, p256dh, auth)
select shift + 100000 + n, 'web_push', 'https://push.example/' || shift + n, repeat('x', 87), repeat('x', 22) from latest, generate_series(1, 6000) n;
insert into newsletter_subscribers (email, token_hash) select 'reader' || shift + n || '@example.uz', sha256(convert_to('reader' || shift + n, 'UTF8')) from latest, generate_series(1, 6000) n;
insert into audit_log (actor, action, subject, position) select 'operator', 'changed', 'settings', n + (select coalesce(max(position), 0) from audit_log where staff_id is null) from generate_series(1, 6000) n;
insert into vendor_registrations (f_name, l_name, phone, email, store_name, store_address, module_id, zone_id, lat, lng)
select 'A', 'B', '+99890' || (1000000 + shift + n), 'vendor' || shift + n || '@example.uz', 'Store', 'Street', 1, 1, 41.3, 69.3 from latest, generate_series(1, 6000) n;
insert into rider_registrations (f_name, l_name, phone, email, zone_id, vehicle_id)
select 'A', 'B', '+99890' || (1000000 + shift + n), 'rider' || shift + n || '@example.uz', 1, 1 from latest, generate_series(1, 6000) n;
insert into price_history (item_id, since, price_minor, discount, discount_type) select 1000000 + n, now() - n * interval '1 minute' - shift * interval '1 second', 100, 0, 'amount' from latest, generate_series(1, 6000) n;
drop table numbered;

select recount_histories(), recount_orders(), recount_wishes();

insert into buildings (road_id, house_key, house, lat, lng)
select shift + n / 100 + 1, (n % 100 + 1)::text, (n % 100 + 1)::text, 41.2 + n % 600 * 0.0003, 69.1 + n / 600 * 0.003 from latest, generate_series(1, 60000) n;
