import type { StaffMember } from '@bozor/contract/operator/staff.ts';
import { calls } from '@bozor/contract/operator/calls.ts';
import { STAFF_ROLES } from '@bozor/domain/staff/permissions.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { Select } from '@bozor/ui/forms/select.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import UserPlus from 'lucide-react/icons/user-plus';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { ROLE_NAMES } from '../../frame/staff/roles.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LostFactors } from './lost-factors.tsx';
import { grantText } from './grant-text.ts';
import { peopleQuery, STAFF_PAGE } from './staff-queries.ts';
import * as styles from './staff.module.css';

type Invitation = Reply<typeof calls.staff.list>['invitations'][number];

/** Everybody who works here, and open invitations. Search and role stand in the address. */
export default function PeoplePage() {
  const { t } = useI18n();
  const { may } = useStaff();
  const [params, setParams] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  const query = params.get('query') ?? '';
  const role = STAFF_ROLES.find((each) => each === params.get('role'));
  const offset = Math.max(0, Number(params.get('offset')) || 0);
  const { data, error, isFetching, refetch } = useApiQuery(peopleQuery({ query, role, offset }));
  const change = (next: Record<string, string>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === '') before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true },
    );
  return (
    <div className={styles.page}>
      <title>{t('Staff')}</title>
      <div className={styles.head}>
        <h1 className="text-h1">{t('Staff')}</h1>
        {may('staff.act') && (
          <Button onClick={() => setInviting(true)}>
            <Icon of={UserPlus} size={20} />
            {t('Invite')}
          </Button>
        )}
      </div>
      <LostFactors />
      <form role="search" aria-label={t('Staff')} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={t('Name or email')}
          type="search"
          name="query"
          maxLength={100}
          value={query}
          onChange={({ target }) => change({ query: target.value, offset: '' })}
        />
        <Select
          label={t('Role')}
          name="role"
          value={role ?? ''}
          options={[{ value: '', label: t('All roles') }, ...STAFF_ROLES.map((each) => ({ value: each, label: t(ROLE_NAMES[each]) }))]}
          onChange={({ target }) => change({ role: target.value, offset: '' })}
        />
      </form>
      {!data && error && (
        <ErrorState
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows label={t('Loading')} />}
      {data && data.staff.length === 0 && <EmptyState title={t('Nobody is found')} />}
      {data && data.staff.length > 0 && <People people={data.staff} />}
      {data && data.total > STAFF_PAGE && (
        <nav className={styles.pages} aria-label={t('Pages')}>
          <Button
            variant="outline"
            disabled={offset === 0}
            onClick={() => change({ offset: offset > STAFF_PAGE ? String(offset - STAFF_PAGE) : '' })}
          >
            {t('Back')}
          </Button>
          <Button
            variant="outline"
            disabled={offset + STAFF_PAGE >= data.total}
            onClick={() => change({ offset: String(offset + STAFF_PAGE) })}
          >
            {t('Next')}
          </Button>
        </nav>
      )}
      {data && data.invitations.length > 0 && <Invitations invitations={data.invitations} />}
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </div>
  );
}

function People({ people }: { readonly people: readonly StaffMember[] }) {
  const { t, dateTime } = useStaffTexts();
  return (
    <div className={styles.scroll} role="region" aria-label={t('Staff')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('Roles')}</th>
            <th scope="col" className={styles.detail}>
              {t('Last seen')}
            </th>
            <th scope="col" className={styles.detail}>
              {t('Open sessions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <div className={styles.who}>
                  <Link to={`/console/staff/${person.id}`} className={styles.link}>
                    <bdi>{person.name}</bdi>
                  </Link>
                  <span className="text-meta" dir="ltr">
                    {person.email}
                  </span>
                  {person.left_at !== null && <Badge kind="muted">{t('Left')}</Badge>}
                </div>
              </th>
              <td>
                {person.grants.length === 0 ? t('None') : person.grants.map((grant) => <div key={grant.id}>{grantText(t, grant)}</div>)}
              </td>
              <td className={styles.detail}>{person.last_seen_at === null ? t('Never') : dateTime(person.last_seen_at)}</td>
              <td className={styles.detail}>{person.open_sessions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Invitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const { t, dateTime } = useStaffTexts();
  const { may } = useStaff();
  const { fault, refuse, clear } = useFault();
  const withdraw = useApiMutation(calls.staff.withdraw, { quiet: true, changes: [calls.staff.list] });
  return (
    <section className={styles.part} aria-labelledby="invitations-title">
      <h2 id="invitations-title" className="text-h3">
        {t('Open invitations')}
      </h2>
      <FormError>{fault}</FormError>
      <ul className={styles.rows}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.row}>
            <div className={styles.about}>
              <bdi>{invitation.name}</bdi>
              <p className="text-meta">
                <bdi dir="ltr">{invitation.email}</bdi>
                {' · '}
                {grantText(t, invitation)}
                {' · '}
                {t('until {time}', { time: dateTime(invitation.expires_at) })}
              </p>
            </div>
            {may('staff.act') && (
              <Button
                variant="outline"
                busy={withdraw.isPending && withdraw.variables?.params.id === invitation.id}
                onClick={() => {
                  clear();
                  withdraw.mutate({ params: { id: invitation.id } }, { onError: refuse });
                }}
              >
                {t('Withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useStaffTexts() {
  const { t, locale } = useI18n();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return { t, dateTime: (at: string) => format.format(new Date(at)) };
}
