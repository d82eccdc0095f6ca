import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import Pencil from 'lucide-react/icons/pencil';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import * as styles from './chosen.module.css';

interface GuestContactCardProps {
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
}

/** Contact person of a guest's earlier order, changed in a dialog. */
export function GuestContactCard({ draft: { name, phone, email }, change }: GuestContactCardProps) {
  const { t } = useI18n();
  const edit = () =>
    openOverlay('guest-contact', {
      given: { contact_person_name: name, contact_person_number: phone, contact_person_email: email },
      then: (contact) =>
        change({ name: contact.contact_person_name, phone: contact.contact_person_number, email: contact.contact_person_email }),
    });
  return (
    <CheckoutCard title={t('Contact Info')}>
      <div className={styles.chosen}>
        <p className={styles.words}>
          <strong>{name}</strong>
          <span>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </span>
          <span>
            <bdi dir="ltr">{email}</bdi>
          </span>
        </p>
        <IconButton icon={Pencil} label={t('Change the contact')} onClick={edit} />
      </div>
    </CheckoutCard>
  );
}
