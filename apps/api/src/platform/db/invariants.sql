-- Invariants of every shop at every moment. Each statement finds violations of its sentence; none may return a row.
-- Run after each test suite and chaos run (check-invariants.ts).

-- The total of an order is the sum of its charges, and these are the sums of its lines.
select o.id, o.total_minor, c.total, c.items, l.items as of_lines, c.discount, c.coupon, c.welcome
from orders o
cross join lateral (
  select sum(amount_minor) filter (where not is_included) as total, coalesce(sum(amount_minor) filter (where kind = 'items'), 0) as items,
    coalesce(sum(-amount_minor) filter (where kind = 'discount'), 0) as discount, coalesce(sum(-amount_minor) filter (where kind = 'coupon'), 0) as coupon,
    coalesce(sum(-amount_minor) filter (where kind = 'welcome'), 0) as welcome
  from order_charges where order_id = o.id
) c
cross join lateral (
  select coalesce(sum((base_price_minor + options_minor) * quantity + add_ons_minor), 0) as items, coalesce(sum(discount_minor), 0) as discount,
    coalesce(sum(coupon_share_minor), 0) as coupon, coalesce(sum(welcome_share_minor), 0) as welcome
  from order_lines where order_id = o.id
) l
where o.total_minor is distinct from c.total or (c.items, c.discount, c.coupon, c.welcome) is distinct from (l.items, l.discount, l.coupon, l.welcome);

-- An order with the welcome offer has it on its bill, and an order with free delivery is charged nothing for it.
select o.id, o.is_welcomed, o.delivery_free_by from orders o
where o.is_welcomed <> exists (select from order_charges c where c.order_id = o.id and c.kind = 'welcome' and c.amount_minor <> 0)
  or (o.delivery_free_by is not null and exists (select from order_charges c where c.order_id = o.id and c.kind = 'delivery' and c.amount_minor <> 0));

-- Every order with goods has lines, and every parcel has its details.
select id, order_type, status from orders o
where case when order_type = 'parcel' then not exists (select 1 from parcel_details p where p.order_id = o.id)
  else status <> 'prescription_review' and source <> 'prescription' and not exists (select 1 from order_lines l where l.order_id = o.id) end;

-- The lines of an order belong to its store.
select l.id, l.order_id, i.store_id from order_lines l join orders o on o.id = l.order_id join items i on i.id = l.item_id where i.store_id <> o.store_id;

-- The events of an order are numbered without a gap, end in its status, and follow the table of transitions.
select o.id, o.status, o.event_count from orders o
left join lateral (select count(*) as events, max(position) as last from order_events where order_id = o.id) e on true
left join order_events last on last.order_id = o.id and last.position = o.event_count
where e.events <> o.event_count or e.last is distinct from o.event_count or last.status is distinct from o.status;
select e.order_id, e.position, e.from_status, e.status from order_events e join orders o on o.id = e.order_id
where not exists (select 1 from order_jumps j where j.order_type = o.order_type and j.from_status is not distinct from e.from_status and j.to_status = e.status);

-- The hash of each event is made of its own words and the hash before; its note matches its digest, or was deleted.
select e.order_id, e.position from order_events e left join order_events p on p.order_id = e.order_id and p.position = e.position - 1
where e.from_status is distinct from p.status or e.at < p.at
  or e.hash <> order_event_hash(e.order_id, e.position, e.from_status, e.status, order_event_mover(e.by, e.staff_id), coalesce(encode(e.note_digest, 'hex'), e.note), e.at, p.hash)
  or e.note_digest <> order_note_digest(e.note_salt, e.note);

-- Every ledger entry balances in each unit.
select e.id, p.unit, sum(p.amount) from ledger_entries e left join ledger_postings p on p.entry_id = e.id group by e.id, p.unit having count(p.id) = 0 or sum(p.amount) <> 0;

-- Every stored balance is the sum of its postings, and no wallet or point account is below zero.
select a.id, a.kind, a.customer_id, a.balance, coalesce(sum(p.amount), 0) as sum from ledger_accounts a left join ledger_postings p on p.account_id = a.id
where a.balance is not null group by a.id having a.balance <> coalesce(sum(p.amount), 0) or (a.kind <> 'loyalty_debt' and a.balance < 0);

-- Every posting has the balance after it.
select id, account_id, balance_after from (
  select p.id, p.account_id, p.balance_after, sum(p.amount) over (partition by p.account_id order by p.id) as running
  from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.balance is not null
) as told where balance_after is distinct from running;

-- The wallet part of an order was taken from the wallet, unless it was returned.
select o.id, o.wallet_minor, o.status from orders o
where o.wallet_minor > 0 and not exists (select 1 from ledger_entries e where e.order_id = o.id and e.reason in ('order_payment', 'hold'));

-- An order earns cashback and points once.
select order_id, reason, count(*) from ledger_entries where reason in ('cashback', 'loyalty_earned', 'referral') and order_id is not null group by order_id, reason having count(*) > 1;

-- A coupon's counter is the number of its uses that were not released, within its limits.
select c.id, c.code, c.used, count(u.id) from coupons c left join coupon_uses u on u.coupon_id = c.id and u.released_at is null
group by c.id having c.used <> count(u.id) or c.used > c.total_limit;
select u.coupon_id, u.customer_id, count(*) from coupon_uses u join coupons c on c.id = u.coupon_id
where u.released_at is null and c.per_customer_limit is not null group by u.coupon_id, u.customer_id, c.per_customer_limit
having u.customer_id is null or count(*) > c.per_customer_limit;

-- An order with a coupon has used it, and one that ended without a sale has released it.
select o.id, o.status, u.released_at from orders o left join coupon_uses u on u.order_id = o.id
where (o.coupon_id is not null) <> (u.id is not null) or u.coupon_id <> o.coupon_id or (o.status = 'canceled' and u.id is not null and u.released_at is null);

-- The sold and available pieces of a flash sale add up to the initial ones.
select flash_sale_id, item_id, initial, sold, available from flash_sale_items where sold + available <> initial;

-- Stock is never below zero, and a stock row belongs to a variation of its item, or to an item without variations.
select s.item_id, s.variation_id, s.stock, i.variation_count from item_stock s join items i on i.id = s.item_id
where s.stock < 0 or (s.variation_id = 0) <> (i.variation_count = 0);

-- Every item outside food counts its stock.
select i.id from items i join modules m on m.id = i.module_id
where m.module_type <> 'food' and i.is_active and not exists (select 1 from item_stock s where s.item_id = i.id);

-- The price range and the counts of an item match its variations and groups.
select i.id, i.lowest_price_minor, i.highest_price_minor, i.variation_count, i.food_variation_count from items i
cross join lateral (select count(*) as count, min(price_minor) as lowest, max(price_minor) as highest from item_variations where item_id = i.id) v
where (i.variation_count, i.lowest_price_minor, i.highest_price_minor) is distinct from (v.count, coalesce(v.lowest, i.price_minor), coalesce(v.highest, i.price_minor))
  or i.food_variation_count <> (select count(*) from food_variation_groups g where g.item_id = i.id);

-- An item is filed in its own category and in the parent of that.
select i.id, i.category_id from items i join categories c on c.id = i.category_id
where exists (select 1 from (values (c.id), (c.parent_id)) as needed (id)
  where needed.id is not null and not exists (select 1 from item_categories f where f.item_id = i.id and f.category_id = needed.id));

-- The category rows of an item have its sort columns.
select c.item_id, c.category_id from item_categories c join items i on i.id = c.item_id
where (c.zone_id, c.popularity, c.is_listed) is distinct from (i.zone_id, i.popularity, i.is_listed);

-- An item is listed when it and its store are active and it belongs to no campaign.
select i.id, i.is_listed from items i join stores s on s.id = i.store_id
where i.is_listed is distinct from (i.is_active and i.campaign_id is null and s.is_active);

-- The stored price of an item is right for the period of its store.
select i.id, s.priced_since, s.priced_until, s.discount_percent, i.price_now_minor, i.is_cheaper from items i join stores s on s.id = i.store_id
cross join lateral store_discount_at(s.id, coalesce(s.priced_since, s.priced_until - interval '1 microsecond', now())) d
where (s.priced_since, s.priced_until, s.discount_percent) is distinct from (d.since, d.until, d.percent)
  or i.price_now_minor <> discounted_price(i.price_minor, i.discount, i.discount_type, d.percent, d.min_purchase_minor, d.max_discount_minor)
  or (i.is_cheaper and i.price_now_minor >= i.price_minor);

-- The stored counts of a store's categories match its listed items.
select coalesce(k.store_id, r.store_id) as store_id, coalesce(k.category_id, r.category_id) as category_id, k.products, r.products as found
from store_categories k full join (
  select i.store_id, c.category_id, count(*) as products from items i join item_categories c on c.item_id = i.id where i.is_listed group by 1, 2
) r on r.store_id = k.store_id and r.category_id = k.category_id
where k.products is distinct from r.products;
select coalesce(k.zone_id, r.zone_id) as zone_id, coalesce(k.category_id, r.category_id) as category_id, k.products, k.stores, r.products as found, r.stores as selling
from zone_categories k full join (
  select s.zone_id, c.category_id, sum(c.products) as products, count(*) as stores from store_categories c join stores s on s.id = c.store_id group by 1, 2
) r on r.zone_id = k.zone_id and r.category_id = k.category_id
where (coalesce(k.products, 0), coalesce(k.stores, 0)) is distinct from (coalesce(r.products, 0), coalesce(r.stores, 0));

-- The stored item counts of zones and modules match, and the rows of health conditions have their item's sort columns.
select coalesce(k.zone_id, r.zone_id) as zone_id, coalesce(k.module_id, r.module_id) as module_id, k.items, r.items as found
from shelf_counts k full join (select zone_id, module_id, count(*) as items from items where is_listed group by 1, 2) r using (zone_id, module_id)
where coalesce(k.items, 0) <> coalesce(r.items, 0);
select coalesce(k.brand_id, r.brand_id) as brand_id, coalesce(k.zone_id, r.zone_id) as zone_id, coalesce(k.module_id, r.module_id) as module_id, k.items, r.items as found
from brand_counts k full join (
  select brand_id, zone_id, module_id, count(*) as items from items where is_listed and brand_id is not null group by 1, 2, 3
) r using (brand_id, zone_id, module_id)
where coalesce(k.items, 0) <> coalesce(r.items, 0);
select c.item_id, c.condition_id from item_conditions c join items i on i.id = c.item_id
where (c.zone_id, c.module_id, c.popularity, c.is_listed) is distinct from (i.zone_id, i.module_id, i.popularity, i.is_listed);

-- The stored lengths of lists match: notices of a customer, postings of their accounts, messages of a conversation.
select coalesce(k.customer_id, n.customer_id) as customer_id, k.notices, k.unread, n.notices as found, n.unread as found_unread
from notice_counts k full join (
  select customer_id, count(*) as notices, count(*) filter (where read_at is null) as unread from notifications group by 1
) n using (customer_id)
where (coalesce(k.notices, 0), coalesce(k.unread, 0)) is distinct from (coalesce(n.notices, 0), coalesce(n.unread, 0));
select a.id, a.posting_count, a.credit_count, p.postings, p.credits from ledger_accounts a
cross join lateral (select count(*) as postings, count(*) filter (where amount > 0) as credits from ledger_postings where account_id = a.id) p
where a.balance is not null and (a.posting_count, a.credit_count) is distinct from (p.postings, p.credits);
select c.id, c.message_count, c.answer_count, c.last_order_id, m.messages, m.answers, m.last_order from conversations c
cross join lateral (
  select count(*) as messages, count(*) filter (where sender <> 'customer') as answers,
    (array_agg(order_id order by id desc) filter (where order_id is not null))[1] as last_order
  from messages where conversation_id = c.id
) m
where (c.message_count, c.answer_count, c.last_order_id) is distinct from (m.messages, m.answers, m.last_order);

-- The order counts of customers match the orders placed and the orders ended.
select coalesce(k.customer_id, o.customer_id) as customer_id, coalesce(k.kind, o.kind) as kind, k.orders, o.orders as found
from order_counts k full join (
  select customer_id, kind, count(*) as orders from orders cross join lateral (values ('placed'), (ended_as)) as counted (kind)
  where customer_id is not null and kind is not null group by 1, 2
) o on o.customer_id = k.customer_id and o.kind = k.kind
where coalesce(k.orders, 0) <> coalesce(o.orders, 0);

-- The stored numbers of favourites of an item and of comments on a store match.
select coalesce(k.item_id, w.item_id) as item_id, k.wishes, w.wishes as found
from wish_counts k full join (select item_id, count(*) as wishes from wishlist_items group by 1) w using (item_id)
where coalesce(k.wishes, 0) <> coalesce(w.wishes, 0);
select s.id, s.comment_count, r.comments from stores s
cross join lateral (select count(*) as comments from reviews where store_id = s.id and is_visible and comment <> '') r
where s.comment_count <> r.comments;

-- The stored ratings and star distributions match the visible reviews.
select i.id, i.rating_sum, i.rating_count, r.stars, r.reviews from items i
cross join lateral (select coalesce(sum(rating), 0) as stars, count(*) as reviews from reviews where item_id = i.id and is_visible) r
where (i.rating_sum, i.rating_count) is distinct from (r.stars, r.reviews);
select s.id, s.rating_sum, s.rating_count, r.stars, r.reviews from stores s
cross join lateral (select coalesce(sum(rating), 0) as stars, count(*) as reviews from reviews where store_id = s.id and is_visible) r
where (s.rating_sum, s.rating_count) is distinct from (r.stars, r.reviews);
select d.id, d.rating_sum, d.rating_count, r.stars, r.reviews from riders d
cross join lateral (select coalesce(sum(rating), 0) as stars, count(*) as reviews from rider_reviews where rider_id = d.id) r
where (d.rating_sum, d.rating_count) is distinct from (r.stars, r.reviews);
select 'item' as of, i.id, i.stars, r.stars as found from items i
cross join lateral (select array_agg((select count(*) from reviews where item_id = i.id and is_visible and rating = star) order by star)::int[] as stars from generate_series(1, 5) star) r
where i.rating_count > 0 and i.stars <> r.stars
union all
select 'store', s.id, s.stars, r.stars from stores s
cross join lateral (select array_agg((select count(*) from reviews where store_id = s.id and is_visible and rating = star) order by star)::int[] as stars from generate_series(1, 5) star) r
where s.rating_count > 0 and s.stars <> r.stars;

-- A cart has items of one store: its lines have the cart's store, and an empty cart has none.
select c.id, c.store_id from carts c where c.store_id is not null and not exists (select 1 from cart_lines l where l.cart_id = c.id);
select l.id from cart_lines l join carts c on c.id = l.cart_id where l.store_id is distinct from c.store_id;

-- A guest that was merged into an account has no cart.
select c.id, c.guest_id from carts c join guests g on g.id = c.guest_id where g.merged_at is not null;

-- No payment counts for more than one paid order, and a paid digital order has its money.
select o.id, o.payment_status from orders o
where o.payment_method = 'digital_payment' and o.payment_status = 'paid' and o.wallet_minor < o.total_minor
  and not exists (select 1 from payments p where p.order_id = o.id and p.state in ('captured', 'partially_refunded', 'refunded'));

-- Money of an order that ended without a sale is being returned.
select p.id, o.id as order_id, o.status from payments p join orders o on o.id = p.order_id
where p.state = 'captured' and p.give_back_since is null and o.status in ('canceled', 'failed');

-- Refunds are at most the money that was taken.
select r.order_id, sum(r.amount_minor), o.total_minor from refunds r join orders o on o.id = r.order_id
where r.state in ('approved', 'paid') and r.kind <> 'goodwill' group by r.order_id, o.total_minor, o.adjusted_minor having sum(r.amount_minor) > o.total_minor + greatest(o.adjusted_minor, 0);

-- Refunds of a line are at most its pieces, and those of pieces alone have any.
select r.refund_id, r.order_id, r.position, r.piece, l.quantity from refund_lines r
join order_lines l on l.order_id = r.order_id and l.position = r.position join refunds f on f.id = r.refund_id
where r.piece > l.quantity or f.kind <> 'lines' or f.order_id <> r.order_id or r.is_dropped <> (f.state = 'rejected');

-- Refunds of a payment are at most its money, and one that was paid by wallet or payment is in the ledger, once.
select f.payment_id, sum(f.amount_minor), p.amount_minor from refunds f join payments p on p.id = f.payment_id
where f.state <> 'rejected' group by f.payment_id, p.amount_minor having sum(f.amount_minor) > p.amount_minor;
select f.id, f.amount_minor from refunds f where f.state = 'paid' and (f.method = 'wallet' or f.payment_id is not null)
  and f.amount_minor is distinct from (select sum(abs(p.amount)) / 2 from ledger_entries e join ledger_postings p on p.entry_id = e.id where e.once = 'refund:' || f.id);

-- A deleted customer cannot sign in.
select c.id from customers c where c.status = 'deleted'
  and (exists (select 1 from sessions s where s.customer_id = c.id and s.revoked_at is null) or exists (select 1 from identities i where i.customer_id = c.id));

-- A paid top-up is in the ledger, unless it is being returned.
select p.id from payments p where p.purpose = 'wallet_top_up' and p.state = 'captured' and p.give_back_since is null
  and not exists (select from ledger_entries e where e.once = 'payment:' || p.id || ':top_up');

-- What an order was adjusted by is the sum of its entries, and no question outlives its order.
select o.id, o.adjusted_minor, a.done, o.swap_until, a.until from orders o
cross join lateral (
  select coalesce(sum(amount_minor) filter (where state = 'done'), 0) as done, min(answer_until) filter (where state = 'proposed') as until
  from order_adjustments where order_id = o.id
) a
where o.adjusted_minor <> a.done or o.swap_until is distinct from a.until or (o.swap_until is not null and o.status not in ('pending', 'confirmed', 'processing'));

-- No more pieces of a line are missing than were ordered.
select a.order_id, a.line_position, sum(a.pieces), l.quantity from order_adjustments a
join order_lines l on l.order_id = a.order_id and l.position = a.line_position
where a.state in ('proposed', 'done') group by 1, 2, 4 having sum(a.pieces) > l.quantity;

-- A courier collected what was received, and the customer has back what they paid above it.
select o.id, c.amount_minor from courier_cash c join orders o on o.id = c.order_id
where c.kind = 'collected' and c.amount_minor <> o.total_minor + o.adjusted_minor - o.wallet_minor;
select o.id, o.adjusted_minor from orders o
where o.adjusted_minor < 0 and o.ended_as = 'delivered'
  and case when o.payment_method = 'cash_on_delivery' then o.wallet_minor else o.total_minor end > o.total_minor + o.adjusted_minor
  and not exists (select from ledger_entries e where e.once = 'order:' || o.id || ':adjusted')
  and not exists (select from refunds r where r.order_id = o.id);

-- The audit log is as it was written: each entry follows from the person's one before.
select broken_audit();
