import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import * as styles from './contact-card.module.css';

interface ContactCardProps {
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  readonly errors: Readonly<Record<string, string>>;
}

/** Contact person for the courier or the counter, prefilled from the account. */
export function ContactCard({ draft, change, errors }: ContactCardProps) {
  const { t } = useI18n();
  return (
    <CheckoutCard title={t('Contact')}>
      <div className={styles.fields}>
        <TextField
          label={t('Name')}
          icon={User}
          value={draft.name}
          maxLength={100}
          autoComplete="name"
          required
          error={errors['contact_person_name']}
          data-field="contact_person_name"
          onChange={(event) => change({ name: event.target.value })}
        />
        <PhoneField
          label={t('Phone')}
          icon={Phone}
          hint={
            draft.orderType === 'delivery'
              ? t('The courier calls this number only if the door does not open')
              : t('The store calls this number when something is missing')
          }
          value={draft.phone}
          required
          error={errors['contact_person_number']}
          data-field="contact_person_number"
          onChange={(phone) => change({ phone })}
        />
      </div>
    </CheckoutCard>
  );
}
