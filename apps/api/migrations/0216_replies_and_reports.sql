-- When a store replied to a review, and its report of a review to the operator, who keeps it or takes it out of sight.
alter table reviews
  add column replied_at timestamptz,
  add column report_reason text check (report_reason in ('insult', 'personal-data', 'not-about-us', 'advertising', 'untrue')),
  add column report_note note,
  add column reported_at timestamptz,
  add column report_answer text check (report_answer in ('kept', 'hidden')),
  add column answer_note note,
  add constraint reviews_replied check (replied_at is null or reply is not null),
  add constraint reviews_report_whole check ((report_reason is null) = (reported_at is null)),
  add constraint reviews_answer_of_report check (report_answer is null or (reported_at is not null and answer_note is not null)),
  add constraint reviews_hidden_by_answer check (report_answer is distinct from 'hidden' or not is_visible);

create index reviews_unanswered on reviews (store_id, id desc) where is_visible and reply is null;
create index reviews_by_stars on reviews (store_id, rating, id desc) where is_visible;
create index reviews_reported on reviews (reported_at, id) where reported_at is not null and report_answer is null;
