-- An order may have many refunds: of all of it, of pieces of its lines, or a credit that the shop makes a present of. The order stays
-- delivered; only a refund of all of it moves it. Above a limit a refund waits for a second person (`asked`).

alter table refunds
  add column kind text not null default 'whole' check (kind in ('whole', 'lines', 'goodwill')),
  -- Why staff give it; the list stands in the domain (orders/refund-pieces.ts).
  add column reason text check (reason ~ '^[a-z]+(_[a-z]+)*$' and length(reason) <= 40),
  -- The customer asked for it.
  add column is_requested boolean not null default false,
  add column needs_second boolean not null default false,
  add column asked_by bigint references staff,
  add column decided_by bigint references staff,
  -- The payment that gives it back.
  add column payment_id bigint references payments,
  -- Names the press of a person, so that it is written once.
  add column once text check (length(once) between 1 and 200),
  drop constraint refunds_state_check,
  add constraint refunds_state_check check (state in ('requested', 'asked', 'approved', 'rejected', 'paid')),
  add constraint refunds_two_persons check (not needs_second or state not in ('approved', 'paid') or asked_by <> decided_by),
  add constraint refunds_of_payment check (payment_id is null or method = 'original');
update refunds f set is_requested = true where exists (select from order_events e where e.order_id = f.order_id and e.status = 'refund_requested');

drop index refunds_one_open;
create unique index refunds_one_open on refunds (order_id) where state in ('requested', 'asked', 'approved') and kind = 'whole';
create unique index refunds_once on refunds (once) where once is not null;
create index refunds_asked_by on refunds (asked_by) where asked_by is not null;
create index refunds_decided_by on refunds (decided_by) where decided_by is not null;
create index refunds_payment on refunds (payment_id) where payment_id is not null;
create index refunds_to_return on refunds (created_at, id) where state = 'approved' and payment_id is not null;
-- What waits for a person.
create index refunds_waiting on refunds (created_at, id) where state in ('requested', 'asked') or (state = 'approved' and payment_id is null);

-- A row for each piece that is given back: no piece twice, unless its refund was declined.
create table refund_lines (
  refund_id bigint not null references refunds,
  order_id bigint not null,
  position int not null,
  piece int not null check (piece > 0),
  is_dropped boolean not null default false,
  primary key (refund_id, position, piece),
  foreign key (order_id, position) references order_lines (order_id, position)
);
create index refund_lines_line on refund_lines (order_id, position);
create unique index refund_lines_once on refund_lines (order_id, position, piece) where not is_dropped;

-- Each refund names its payment, which may give back many: none is marked to go back as a whole.
drop trigger orders_give_refund_back on orders;
drop function give_payment_of_refunded_order_back();

-- A request that is answered by pieces.
insert into order_jumps (order_type, from_status, to_status, actors)
select order_type, 'refund_requested', 'delivered', array['operator'] from unnest(array['delivery', 'take_away', 'parcel']) as order_type;

-- As before; an order is delivered once.
create or replace function guard_order_jump() returns trigger language plpgsql as $$
declare
  before text := case when tg_op = 'UPDATE' then old.status end;
begin
  if not exists (
    select 1 from order_jumps j
    where j.order_type = new.order_type and j.from_status is not distinct from before and j.to_status = new.status and new.status_by = any (j.actors)
  ) then
    raise exception 'A % order does not go from % to % by %', new.order_type, coalesce(before, 'nothing'), new.status, new.status_by
      using errcode = 'check_violation', constraint = 'orders_legal_jump';
  end if;
  -- Naming the moment is for histories that are brought in; the database's clock decides otherwise, and time never runs back.
  if tg_op = 'UPDATE' then
    if new.status_at = old.status_at then
      new.status_at := clock_timestamp();
      if new.status_note is not distinct from old.status_note then new.status_note := null; end if;
      -- The person of the last jump is not the one of this.
      if new.status_by_staff is not distinct from old.status_by_staff then new.status_by_staff := null; end if;
      if new.status_tapped_at is not distinct from old.status_tapped_at then new.status_tapped_at := null; end if;
    end if;
    new.status_at := greatest(new.status_at, old.status_at);
  else
    new.status_at := least(new.status_at, new.created_at);
  end if;
  new.status_tapped_at := case when new.status_tapped_at is not null then least(new.status_tapped_at, new.status_at) end;
  new.event_count := (case when tg_op = 'UPDATE' then old.event_count else 0 end) + 1;
  case new.status
    when 'confirmed' then new.confirmed_at := new.status_at;
    when 'processing' then new.processing_at := new.status_at;
    when 'handover' then new.handover_at := new.status_at;
    when 'picked_up' then new.picked_up_at := new.status_at;
    when 'delivered' then new.delivered_at := coalesce(new.delivered_at, new.status_at);
    when 'canceled' then new.canceled_at := new.status_at;
    when 'failed' then new.failed_at := new.status_at;
    when 'refund_requested' then new.refund_requested_at := new.status_at;
    when 'refunded' then new.refunded_at := new.status_at;
    else null;
  end case;
  return new;
end $$;
