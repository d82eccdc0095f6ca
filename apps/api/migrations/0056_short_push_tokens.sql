-- Nobody promises how long the token of an application is; an address of web push is one of https in any case.
alter table push_subscriptions drop constraint push_subscriptions_endpoint_check;
alter table push_subscriptions add constraint push_subscriptions_endpoint_check check (length(endpoint) between 1 and 2000);
