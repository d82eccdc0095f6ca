-- The address of an app to which the browser returns from the gateway, checked against the operator's list when it was sent.
alter table payments add column callback text check (length(callback) <= 1000);
-- The sandbox returns to it, too.
alter table sandbox_payments drop constraint sandbox_payments_return_path_check;
alter table sandbox_payments add constraint sandbox_payments_return_path_check
  check (return_path ~ '^(/[a-z]|[a-z][a-z0-9+.-]*://)' and length(return_path) <= 1500) not valid;
