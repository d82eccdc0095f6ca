import { calls } from '@bozor/contract/operator/calls.ts';
import type { LostFactor } from '@bozor/contract/operator/lost-factors.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Since } from '../../frame/queues/since.tsx';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import { ROLE_NAMES } from '../../frame/staff/roles.ts';
import { useFault } from '../../frame/use-fault.ts';
import { DenyDialog } from './deny-dialog.tsx';
import { ShownLink } from './shown-link.tsx';
import { useLostFactors } from './use-lost-factors.ts';
import * as styles from './staff.module.css';

const CHANGES = [calls.lostFactors.list];

/** People who lost phone and recovery codes. Two owners agree, then one of them makes the link. */
export function LostFactors() {
  const { t } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  const open = useLostFactors();
  const [denied, setDenied] = useState<LostFactor>();
  const [link, setLink] = useState<string>();
  if (open.length === 0 && link === undefined) return null;
  return (
    <section className={styles.part} aria-labelledby="lost-title">
      <h2 id="lost-title" ref={title} tabIndex={-1} className="text-h3">
        {t('Lost their codes')}
      </h2>
      <ul className={styles.rows}>
        {open.map((lost) => (
          <Row key={lost.id} lost={lost} onLink={setLink} onDeny={() => setDenied(lost)} onActed={() => title.current?.focus()} />
        ))}
      </ul>
      {denied && <DenyDialog lost={denied} onClose={() => setDenied(undefined)} />}
      <Dialog
        open={link !== undefined}
        onOpenChange={(isOpen) => isOpen || setLink(undefined)}
        title={t('The link for new codes is ready')}
        closeLabel={t('Close')}
      >
        {link !== undefined && (
          <ShownLink
            link={link}
            told={t(
              'Hand this link over in person. It works once, for 24 hours, and is not shown again. It is of no use without the password.',
            )}
            onDone={() => setLink(undefined)}
          />
        )}
      </Dialog>
    </section>
  );
}

interface RowProps {
  readonly lost: LostFactor;
  readonly onLink: (link: string) => void;
  readonly onDeny: () => void;
  /** The pressed button is gone. */
  readonly onActed: () => void;
}

function Row({ lost, onLink, onDeny, onActed }: RowProps) {
  const { t, formatNumber } = useI18n();
  const { may } = useStaff();
  const { fault, refuse, clear } = useFault();
  const { person, approved_by: approvedBy, needed } = lost;
  const options = { quiet: true, changes: CHANGES };
  const approve = useApiMutation(calls.lostFactors.approve, {
    ...options,
    onSuccess: () => {
      announce(t('You agreed.'));
      onActed();
    },
  });
  const makeLink = useApiMutation(calls.lostFactors.link, { ...options, onSuccess: ({ link }) => onLink(link) });
  const params = { id: lost.id };
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p>
          <bdi>{person.name}</bdi>{' '}
          <Badge kind={lost.has_link ? 'success' : 'warn'}>
            {lost.has_link
              ? t('The link is made')
              : t('{count} of {needed} owners agreed', { count: formatNumber(approvedBy.length), needed: formatNumber(needed) })}
          </Badge>
        </p>
        <p className="text-meta">
          <bdi dir="ltr">{person.email}</bdi>
          {person.roles.map((role) => ` · ${t(ROLE_NAMES[role])}`)}
        </p>
        <p className="text-meta">
          <Since at={lost.asked_at} />
          {' · '}
          {lost.address === null ? t('asked on the shop’s own machine') : t('asked from {address}', { address: lost.address })}
        </p>
        {approvedBy.length > 0 && <p className="text-meta">{t('Agreed: {names}', { names: approvedBy.join(', ') })}</p>}
        {lost.link_by !== null && <p className="text-meta">{t('Made by {name}', { name: lost.link_by })}</p>}
        {!lost.has_link && lost.other_owners < needed && (
          <Notice kind="warn">
            {t('Two other owners are needed, and the shop has {count}. Whoever runs the machine of the shop makes the link there:', {
              count: formatNumber(lost.other_owners),
            })}{' '}
            <code dir="ltr" translate="no">
              npm run staff -- reset-factor {person.email}
            </code>
          </Notice>
        )}
        {may('audit.see') && (
          <Link to={`/console/audit?subject=staff&subject_id=${person.id}`} className={styles.link}>
            {t('What was done so far')}
          </Link>
        )}
        <FormError>{fault}</FormError>
      </div>
      <div className={styles.acts}>
        {lost.next === 'approve' && (
          <Button
            busy={approve.isPending}
            aria-label={t('Agree: {name}', { name: person.name })}
            onClick={() => {
              clear();
              approve.mutate({ params }, { onError: refuse });
            }}
          >
            {t('Agree')}
          </Button>
        )}
        {lost.next === 'link' && (
          <Button
            busy={makeLink.isPending}
            aria-label={t('Make the link: {name}', { name: person.name })}
            onClick={() => {
              clear();
              makeLink.mutate({ params }, { onError: refuse });
            }}
          >
            {t('Make the link')}
          </Button>
        )}
        <Button
          variant="outline"
          aria-label={lost.has_link ? t('End the link: {name}', { name: person.name }) : t('Deny: {name}', { name: person.name })}
          onClick={onDeny}
        >
          {lost.has_link ? t('End the link') : t('Deny')}
        </Button>
      </div>
    </li>
  );
}
