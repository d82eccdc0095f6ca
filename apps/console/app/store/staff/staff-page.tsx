import { ApiProblem } from '@bozor/contract/client.ts';
import { calls } from '@bozor/contract/store/calls.ts';
import type { PersonOfStore } from '@bozor/contract/store/staff.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { ROLE_NAMES } from '../../frame/staff/roles.ts';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { EndWorkDialog } from './end-work-dialog.tsx';
import { Invitations } from './invitations.tsx';
import { SetPinDialog } from './set-pin-dialog.tsx';
import * as styles from './staff.module.css';

const peopleOfStore = () => apiQuery(calls.staff.list, {}, { quiet: true, staleMs: 0 });

type Open = { readonly what: 'add' } | { readonly what: 'pin' | 'end'; readonly person: PersonOfStore };

/** Who works in the stores of the person: invited, given a PIN, and let go here. */
export default function StaffPage() {
  const { t } = useI18n();
  const { may } = useStaff();
  const { data, error, isFetching, refetch } = useApiQuery(peopleOfStore());
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.page}>
      <title>{t('Staff')}</title>
      <div className={styles.head}>
        <h1 className="text-h1">{t('Staff')}</h1>
        {data && may('staff.act') && (
          <Button onClick={() => setOpen({ what: 'add' })}>
            <Icon of={UserPlus} size={20} />
            {t('Add a person')}
          </Button>
        )}
      </div>
      {!data && error && (
        <ErrorState
          title={error instanceof ApiProblem ? error.messages.join(' ') : t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows label={t('Loading')} />}
      <ul className={styles.people}>
        {data?.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            hasStores={data.stores.length > 1}
            onPin={() => setOpen({ what: 'pin', person })}
            onEnd={() => setOpen({ what: 'end', person })}
          />
        ))}
      </ul>
      {data && may('staff.act') && <Invitations invitations={data.invitations} hasStores={data.stores.length > 1} />}
      {data && open?.what === 'add' && <AddPersonDialog stores={data.stores} onClose={close} />}
      {open?.what === 'pin' && <SetPinDialog person={open.person} onClose={close} />}
      {open?.what === 'end' && <EndWorkDialog person={open.person} onClose={close} />}
    </div>
  );
}

interface PersonRowProps {
  readonly person: PersonOfStore;
  readonly hasStores: boolean;
  readonly onPin: () => void;
  readonly onEnd: () => void;
}

function PersonRow({ person, hasStores, onPin, onEnd }: PersonRowProps) {
  const { t, formatDate, formatTime } = useI18n();
  const { name, role, stores, email, pin, last_seen_at: seenAt } = person;
  return (
    <li className={styles.person}>
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {person.is_self && <Badge kind="tint">{t('This is you')}</Badge>}
          {pin === 'own' && <Badge kind="success">{t('Has a PIN')}</Badge>}
          {pin === 'first' && <Badge kind="muted">{t('First PIN, not used yet')}</Badge>}
        </p>
        <p className="text-meta">
          {t(ROLE_NAMES[role])}
          {hasStores && stores.map((store) => <bdi key={store}> · {store}</bdi>)}
          {email !== null && (
            <>
              {' · '}
              <bdi dir="ltr">{email}</bdi>
            </>
          )}
        </p>
        <p className="text-meta">
          {seenAt === null ? t('Never seen') : t('Last seen {date}, {time}', { date: formatDate(seenAt), time: formatTime(seenAt) })}
        </p>
      </div>
      {person.may_change && (
        <div className={styles.acts}>
          <Button variant="outline" onClick={onPin} aria-label={t('New PIN for {name}', { name })}>
            {t('New PIN')}
          </Button>
          <Button variant="outline" onClick={onEnd} aria-label={t('End the work of {name}', { name })}>
            {t('End the work')}
          </Button>
        </div>
      )}
    </li>
  );
}
