import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierJob } from '@bozor/contract/courier/shapes.ts';
import type { ProofPlace } from '@bozor/domain/couriers/photo-proof.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { shrinkPicture } from '@bozor/web/forms/shrink-picture.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import Camera from 'lucide-react/icons/camera';
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { CashFields } from './cash-fields.tsx';
import { deliveredText } from './delivered-text.ts';
import * as styles from './job-card.module.css';
import * as own from './photo-form.module.css';
import { useCash } from './use-cash.ts';
import * as page from './work.module.css';

interface PhotoFormProps {
  readonly job: CourierJob;
  /** Where it is left, before somebody chooses. */
  readonly at?: ProofPlace;
  readonly onDelivered: (text: string) => void;
  readonly onBack: () => void;
}

/** Delivers an order by a photo of it at the door. The photo is reduced on the device, and kept with the tap while there is no network. */
export function PhotoForm({ job, at = 'handed', onDelivered, onBack }: PhotoFormProps) {
  const words = useI18n();
  const { t, formatPrice } = words;
  const cash = useCash(job);
  const [place, setPlace] = useState<ProofPlace>(at);
  const [photo, setPhoto] = useState<{ readonly blob: Blob; readonly url: string }>();
  const [isReading, setReading] = useState(false);
  const { form, errors, refuse, clear, fault } = useFormErrors();
  const deliver = useTap(calls.jobs.deliverByPhoto, text('Delivered'), job.order_id);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => () => URL.revokeObjectURL(photo?.url ?? ''), [photo]);
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    setReading(true);
    const blob = await shrinkPicture(file);
    setReading(false);
    if (!blob) return fault('photo', t('This is no picture. Take another one.'));
    clear('photo');
    setPhoto({ blob, url: URL.createObjectURL(blob) });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!photo) {
      fault('photo', t('Take a photo of the order at the door.'));
      chooser.current?.focus();
      return;
    }
    if (cash.due > 0 && cash.change === undefined) {
      fault('cash_received', t('The whole amount is due: {amount}. A part is not accepted.', { amount: formatPrice(cash.due) }));
      form.current?.querySelector<HTMLElement>('[name=cash_received]')?.focus();
      return;
    }
    deliver.press(
      {
        params: { id: job.order_id },
        body: { place, ...(cash.due > 0 && { cash_received: cash.received! }) },
        files: { photo: photo.blob },
      },
      { onRefused: refuse, onDone: (reply) => onDelivered(deliveredText(cash, reply?.change, words)) },
    );
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <p className="text-meta">
        {t('For when the customer cannot tell the code. The customer and the dispatcher see the photo for 30 days.')}
      </p>
      <div className={own.photo}>
        {photo && <img src={photo.url} alt={t('The photo that you took')} className={own.picture} />}
        <label className={own.choose} aria-busy={isReading}>
          <Icon of={Camera} size={24} />
          <span>{photo ? t('Take another photo') : t('Take a photo of the order at the door')}</span>
          <input
            ref={chooser}
            className="visually-hidden"
            type="file"
            name="photo"
            accept="image/*"
            capture="environment"
            aria-invalid={errors['photo'] !== undefined}
            aria-describedby={`photo-error-${job.order_id}-${at}`}
            onChange={(event) => void choose(event)}
          />
        </label>
        <p id={`photo-error-${job.order_id}-${at}`} className="text-error" role="alert">
          {errors['photo']}
        </p>
      </div>
      {cash.due === 0 && (
        <RadioGroup
          label={t('Where is the order?')}
          variant="rows"
          className={own.places}
          options={[
            { value: 'handed', label: t('Handed to somebody') },
            { value: 'left_at_door', label: t('Left at the door') },
          ]}
          value={place}
          error={errors['place']}
          onChange={setPlace}
        />
      )}
      <CashFields cash={cash} error={errors['cash_received']} onChange={() => clear('cash_received')} />
      <Button type="submit" wide className={page.big} busy={deliver.isPending || isReading}>
        {t('Delivered')}
      </Button>
      <Button variant="ghost" wide className={page.big} onClick={onBack}>
        {t('Enter the code instead')}
      </Button>
    </form>
  );
}
