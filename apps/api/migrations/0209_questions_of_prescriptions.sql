-- What a pharmacist asks the customer of a prescription, and the answer. One question waits at a time. Its text is about a person's health, so it
-- stands here, where it can be deleted, and not in the history of the order. Why a pharmacy refuses a prescription is a reason of a list.

create table prescription_questions (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  question text not null check (length(question) between 1 and 300),
  asked_by bigint not null references staff,
  asked_at timestamptz not null default clock_timestamp(),
  answer text check (length(answer) between 1 and 500),
  answered_at timestamptz,
  constraint prescription_questions_answered check ((answer is null) = (answered_at is null))
);
create unique index prescription_questions_one_open on prescription_questions (order_id) where answer is null;
create index prescription_questions_order on prescription_questions (order_id, id);
create index prescription_questions_staff on prescription_questions (asked_by);

alter table orders drop constraint orders_refusal_reason_check;
alter table orders add constraint orders_refusal_reason_check check (refusal_reason in ('sold-out', 'too-busy', 'closing', 'cannot-make-it',
  'address-unclear', 'prescription-unreadable', 'prescription-not-valid', 'medicine-missing')) not valid;
alter table orders validate constraint orders_refusal_reason_check;
