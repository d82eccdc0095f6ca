-- A password that was set before anybody confirmed the account's phone or e-mail. It is right only together with a code sent there, once.
alter table customers add column password_unproven boolean not null default false;
