import { Button } from '@bozor/ui/actions/button.tsx';
import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useEffect, useRef, useState } from 'react';
import { useFormDraft } from '@bozor/web/forms/use-form-draft.ts';
import { useCountry } from '../../platform/settings/country.ts';
import { useSession } from '../../platform/session/session.tsx';
import { focusRefusedField } from '@bozor/web/forms/focus-field.ts';
import { useAfterRender } from '@bozor/web/forms/use-after-render.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { checkTrackForm, type TrackFormErrors } from './check-track-form.ts';
import * as styles from './track-form.module.css';

interface TrackFormProps {
  readonly orderId?: string | undefined;
  readonly contactNumber?: string | undefined;
  /** The form reappears for another order, after its button unmounted. */
  readonly isAgain?: boolean;
  readonly onTrack: (orderId: number, contactNumber: string | undefined) => void;
}

/** Asks for an order number; without an account also for its contact number. */
export function TrackForm({ orderId = '', contactNumber = '', isAgain = false, onTrack }: TrackFormProps) {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const { code: country } = useCountry();
  const { values, change, discard } = useFormDraft('track-order', { order: orderId, contact: contactNumber });
  const { order, contact } = values;
  const [errors, setErrors] = useState<TrackFormErrors>({});
  const afterRender = useAfterRender();
  const orderField = useRef<HTMLInputElement>(null);
  const contactField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAgain) orderField.current?.focus();
  }, [isAgain]);
  const submit = () => {
    const checked = checkTrackForm({ order, contact }, !isSignedIn, country);
    if (checked.ok) {
      setErrors({});
      discard();
      return onTrack(checked.orderId, checked.contactNumber);
    }
    setErrors(checked.errors);
    afterRender(() => focusRefusedField((checked.errors.order ? orderField : contactField).current));
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={orderField}
        label={t('Order number')}
        name="order_id"
        hint={t('An order number has nine digits')}
        icon={ReceiptText}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        placeholder="123 456 789"
        maxLength={40}
        value={order}
        error={errors.order && t(errors.order)}
        onChange={(event) => {
          change({ order: event.target.value });
          setErrors({ ...errors, order: undefined });
        }}
      />
      {!isSignedIn && (
        <PhoneField
          ref={(input) => {
            contactField.current = input;
          }}
          label={t('Contact number')}
          name="contact_number"
          hint={t('The number you gave with the order')}
          value={contact}
          error={errors.contact && t(errors.contact)}
          onChange={(value) => {
            change({ contact: value });
            setErrors({ ...errors, contact: undefined });
          }}
        />
      )}
      <Button type="submit" size={54} wide>
        {t('Track Order')}
      </Button>
    </form>
  );
}
