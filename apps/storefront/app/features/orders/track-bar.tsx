import { Button } from '@bozor/ui/actions/button.tsx';
import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useRef, useState } from 'react';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useCountry } from '../../platform/settings/country.ts';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { focusRefusedField } from '@bozor/web/forms/focus-field.ts';
import { useAfterRender } from '@bozor/web/forms/use-after-render.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { checkTrackForm, type TrackFormErrors } from './check-track-form.ts';
import * as styles from './track-bar.module.css';

/** From this width both fields fit in one row. */
const WIDE = '(width >= 1180px)';

/**
 * Track-order form in one row, for the parcel hero. On phones a guest's contact number is asked for after submitting. Without scripts it
 * links to the page.
 */
export function TrackBar() {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const { code: country } = useCountry();
  const [order, setOrder] = useState('');
  const [contact, setContact] = useState('');
  const [errors, setErrors] = useState<TrackFormErrors>({});
  const afterRender = useAfterRender();
  const orderField = useRef<HTMLInputElement>(null);
  const contactField = useRef<HTMLInputElement>(null);
  const submit = () => {
    const asksInline = !isSignedIn && matchMedia(WIDE).matches;
    const checked = checkTrackForm({ order, contact }, asksInline, country);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return afterRender(() => focusRefusedField((checked.errors.order ? orderField : contactField).current));
    const { orderId, contactNumber } = checked;
    if (isSignedIn || asksInline) openOverlay('tracking', { orderId, contactNumber });
    else openOverlay('track-order', { orderId });
  };
  return (
    <form
      className={styles.bar}
      action={urls.trackOrder()}
      aria-label={t('Track Order')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={orderField}
        label={t('Order number')}
        labelHidden
        name="order_id"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('Order number')}
        maxLength={20}
        value={order}
        error={errors.order && t(errors.order)}
        onChange={(event) => {
          setOrder(event.target.value);
          setErrors({ ...errors, order: undefined });
        }}
      />
      {!isSignedIn && (
        <PhoneField
          ref={(input) => {
            contactField.current = input;
          }}
          label={t('Contact number')}
          labelHidden
          name="contact_number"
          className={styles.contact}
          placeholder={t('Contact number')}
          value={contact}
          error={errors.contact && t(errors.contact)}
          onChange={(value) => {
            setContact(value);
            setErrors({ ...errors, contact: undefined });
          }}
        />
      )}
      <Button type="submit" aria-label={t('Track Order')} className={styles.press}>
        <span className={styles.short}>{t('Track')}</span>
        <span className={styles.long}>{t('Track Order')}</span>
      </Button>
    </form>
  );
}
