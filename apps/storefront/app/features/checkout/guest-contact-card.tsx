import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import Pencil from 'lucide-react/icons/pencil';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import type { CheckoutDraft } from './checkout-draft.ts';
import * as styles from './chosen.module.css';

interface GuestContactCardProps {
  readonly draft: CheckoutDraft;
  readonly error: string | undefined;
  readonly onEdit: () => void;
}

/** Contact person of a guest's order, edited in a dialog. */
export function GuestContactCard({ draft: { name, phone, email }, error, onEdit }: GuestContactCardProps) {
  const { t } = useI18n();
  const isEmpty = name === '' && phone === '' && email === '';
  return (
    <CheckoutCard title={t('Contact Info')}>
      <div className={styles.chosen}>
        {isEmpty ? (
          <p className={styles.missing}>{t('No Contact Info Added')}</p>
        ) : (
          <p className={styles.words}>
            <strong>{name}</strong>
            <span>
              <bdi dir="ltr">{formatPhone(phone)}</bdi>
            </span>
            <span>
              <bdi dir="ltr">{email}</bdi>
            </span>
          </p>
        )}
        {isEmpty ? (
          <Button variant="tint" size={40} onClick={onEdit}>
            {t('Add')}
          </Button>
        ) : (
          <IconButton icon={Pencil} label={t('Change the contact')} onClick={onEdit} />
        )}
      </div>
      {error && (
        <p role="alert" className={`text-error ${styles.error}`}>
          {error}
        </p>
      )}
    </CheckoutCard>
  );
}
