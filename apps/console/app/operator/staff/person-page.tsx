import { ApiProblem } from '@bozor/contract/client.ts';
import { calls } from '@bozor/contract/operator/calls.ts';
import type { StaffMember } from '@bozor/contract/operator/staff.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { TextArea } from '@bozor/ui/forms/text-area.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState, type SubmitEvent } from 'react';
import { Link, useParams } from 'react-router';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import * as forms from '../../frame/staff/form.module.css';
import { EMPTY_GRANT, grantBody, GrantFields } from './grant-fields.tsx';
import { grantText } from './grant-text.ts';
import { personQuery } from './staff-queries.ts';
import * as styles from './staff.module.css';

const CHANGES = [calls.staff.list, calls.staff.details];

/** One person: roles, sessions, and an end to their work. */
export default function PersonPage() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useApiQuery(personQuery(Number(id)));
  if (error instanceof ApiProblem && error.status < 500)
    return (
      <EmptyState title={t('Nobody is found')} action={<Button render={<Link to="/console/staff" />}>{t('All staff')}</Button>} isPage />
    );
  if (!data && error)
    return (
      <ErrorState
        title={t('Connection lost. Please try again.')}
        retryLabel={t('Load again')}
        busy={isFetching}
        onRetry={() => void refetch()}
        isPage
      />
    );
  return data ? <Person person={data.staff} /> : <SkeletonRows label={t('Loading')} />;
}

function Person({ person }: { readonly person: StaffMember }) {
  const { t, locale } = useI18n();
  const { may } = useStaff();
  const { id, name } = person;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const mayChange = may('staff.act');
  return (
    <div className={styles.page}>
      <title>{name}</title>
      <Link to="/console/staff" className={styles.link}>
        {t('All staff')}
      </Link>
      <div className={styles.head}>
        <h1 className="text-h1">
          <bdi>{name}</bdi>
        </h1>
        {person.left_at !== null && <Badge kind="muted">{t('Left')}</Badge>}
        {person.is_self && <Badge kind="tint">{t('This is you')}</Badge>}
      </div>
      <dl className={styles.facts}>
        <dt>{t('Email')}</dt>
        <dd dir="ltr">{person.email ?? t('None')}</dd>
        <dt>{t('Signs in with')}</dt>
        <dd>
          {person.email === null ? t('PIN on the tablet of the store') : person.has_code ? t('Password and one-time code') : t('Password')}
        </dd>
        <dt>{t('Last seen')}</dt>
        <dd>{person.last_seen_at === null ? t('Never') : format.format(new Date(person.last_seen_at))}</dd>
        <dt>{t('Open sessions')}</dt>
        <dd>{person.open_sessions}</dd>
      </dl>
      <section className={styles.part} aria-labelledby="roles-title">
        <h2 id="roles-title" className="text-h3">
          {t('Roles')}
        </h2>
        {person.grants.length === 0 && <p>{t('Without a role nobody can sign in.')}</p>}
        <ul className={styles.rows}>
          {person.grants.map((grant) => (
            <GrantRow key={grant.id} person={person} grant={grant} mayChange={mayChange && !person.is_self} />
          ))}
        </ul>
        {mayChange && <GrantForm id={id} />}
      </section>
      {may('audit.see') && (
        <Link to={`/console/audit?staff=${id}`} className={styles.link}>
          {t('What this person did')}
        </Link>
      )}
      {mayChange && !person.is_self && <Ends person={person} />}
    </div>
  );
}

interface GrantRowProps {
  readonly person: StaffMember;
  readonly grant: StaffMember['grants'][number];
  readonly mayChange: boolean;
}

function GrantRow({ person, grant, mayChange }: GrantRowProps) {
  const { t, locale } = useI18n();
  const { fault, refuse, clear } = useFault();
  const revoke = useApiMutation(calls.staff.revoke, {
    quiet: true,
    changes: CHANGES,
    onSuccess: () => announce(t('The role is taken away.')),
  });
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        {grantText(t, grant)}
        {grant.ends_at !== null && <p className="text-meta">{t('until {time}', { time: until.format(new Date(grant.ends_at)) })}</p>}
        <FormError>{fault}</FormError>
      </div>
      {mayChange && (
        <Button
          variant="outline"
          busy={revoke.isPending}
          onClick={() => {
            clear();
            revoke.mutate({ params: { id: person.id, grant: grant.id } }, { onError: refuse });
          }}
        >
          {t('Take away')}
        </Button>
      )}
    </li>
  );
}

function GrantForm({ id }: { readonly id: number }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [grant, setGrant] = useState(EMPTY_GRANT);
  const [end, setEnd] = useState('');
  const { form, errors, refuse, clear } = useFormErrors();
  const give = useApiMutation(calls.staff.grant, {
    quiet: true,
    changes: CHANGES,
    onSuccess: () => {
      announce(t('The role is given.'));
      setOpen(false);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The whole last day counts.
    const endsAt = end === '' ? undefined : new Date(`${end}T23:59:59`).toISOString();
    give.mutate({ params: { id }, body: { ...grantBody(grant), ...(endsAt && { ends_at: endsAt }) } }, { onError: refuse });
  };
  return (
    <>
      <Button variant="tint" onClick={() => setOpen(true)}>
        {t('Give a role')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('Give a role')} closeLabel={t('Close')}>
        <form ref={form} className={forms.form} noValidate onSubmit={submit}>
          <FormError>{errors['']}</FormError>
          <GrantFields
            values={grant}
            errors={errors}
            onChange={(next) => {
              setGrant(next);
              for (const field of ['role', 'store_id', 'courier_id', 'zone_id']) clear(field);
            }}
          />
          <TextField
            label={t('Last day (if it ends)')}
            type="date"
            name="ends_at"
            value={end}
            error={errors['ends_at']}
            onChange={({ target }) => {
              setEnd(target.value);
              clear('ends_at');
            }}
          />
          <Button type="submit" size={54} wide busy={give.isPending}>
            {t('Give a role')}
          </Button>
        </form>
      </Dialog>
    </>
  );
}

/** Acts that end something: the sessions, or the work. */
function Ends({ person }: { readonly person: StaffMember }) {
  const { t } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { fault, refuse, clear } = useFault();
  const options = { quiet: true, changes: CHANGES };
  const endSessions = useApiMutation(calls.staff.endSessions, { ...options, onSuccess: () => announce(t('Every session has ended.')) });
  const dismiss = useApiMutation(calls.staff.dismiss, { ...options, onSuccess: () => setAsking(false) });
  const reinstate = useApiMutation(calls.staff.reinstate, options);
  const params = { id: person.id };
  return (
    <section className={styles.part} aria-labelledby="ends-title">
      <h2 id="ends-title" className="text-h3">
        {t('Sessions and work')}
      </h2>
      <FormError>{isAsking ? undefined : fault}</FormError>
      <div className={styles.acts}>
        <Button
          variant="outline"
          busy={endSessions.isPending}
          disabled={person.open_sessions === 0}
          onClick={() => {
            clear();
            endSessions.mutate({ params }, { onError: refuse });
          }}
        >
          {t('End every session')}
        </Button>
        {person.left_at === null ? (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('End the work here')}
          </Button>
        ) : (
          <Button
            busy={reinstate.isPending}
            onClick={() => {
              clear();
              reinstate.mutate({ params }, { onError: refuse });
            }}
          >
            {t('Let work again')}
          </Button>
        )}
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        size="confirm"
        title={t('End the work of {name} here?', { name: person.name })}
        text={t('Every session ends within seconds. What they did stays in the history.')}
        closeLabel={t('Close')}
      >
        <form
          className={forms.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            clear();
            dismiss.mutate({ params, body: { reason } }, { onError: refuse });
          }}
        >
          <FormError>{fault}</FormError>
          <TextArea
            label={t('Reason (optional)')}
            name="reason"
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button type="submit" variant="danger" size={54} wide busy={dismiss.isPending}>
            {t('End the work here')}
          </Button>
        </form>
      </Dialog>
    </section>
  );
}
