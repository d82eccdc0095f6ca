import { calls } from '@bozor/contract/store/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useRef } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { ROLE_NAMES } from '../../frame/staff/roles.ts';
import { useFault } from '../../frame/use-fault.ts';
import * as styles from './staff.module.css';

interface InvitationsProps {
  readonly invitations: Reply<typeof calls.staff.list>['invitations'];
  readonly hasStores: boolean;
}

/** Invitations that nobody has accepted yet. A withdrawn one's link is over. */
export function Invitations({ invitations, hasStores }: InvitationsProps) {
  const { t, formatDate, formatTime } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  const { fault, refuse, clear } = useFault();
  const withdraw = useApiMutation(calls.staff.withdraw, {
    quiet: true,
    changes: [calls.staff.list],
    onSuccess: () => {
      announce(t('The invitation is withdrawn.'));
      // The pressed button goes with its row.
      title.current?.focus();
    },
  });
  return (
    <section className={styles.part} aria-labelledby="invitations-title">
      <h2 id="invitations-title" ref={title} tabIndex={-1} className="text-h3">
        {t('Open invitations')}
      </h2>
      <FormError>{fault}</FormError>
      {invitations.length === 0 && <p className="text-meta">{t('None is open now.')}</p>}
      <ul className={styles.people}>
        {invitations.map(({ id, name, email, role, store, expires_at: end }) => (
          <li key={id} className={styles.person}>
            <div className={styles.about}>
              <p className={styles.name}>
                <bdi>{name}</bdi>
              </p>
              <p className="text-meta">
                {t(ROLE_NAMES[role])}
                {hasStores && <bdi> · {store}</bdi>}
                {' · '}
                <bdi dir="ltr">{email}</bdi>
              </p>
              <p className="text-meta">{t('The link works until {date}, {time}', { date: formatDate(end), time: formatTime(end) })}</p>
            </div>
            <Button
              variant="outline"
              busy={withdraw.isPending && withdraw.variables?.params.id === id}
              aria-label={t('Withdraw the invitation of {name}', { name })}
              onClick={() => {
                clear();
                withdraw.mutate({ params: { id } }, { onError: refuse });
              }}
            >
              {t('Withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
