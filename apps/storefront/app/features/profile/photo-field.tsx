import { checkImages, PROFILE_PHOTO } from '@bozor/domain/identity/check-images.ts';
import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import Camera from 'lucide-react/icons/camera';
import { useEffect, useState, type ChangeEvent } from 'react';
import { FIELD_TEXTS } from '@bozor/web/forms/field-texts.ts';
import { reEncodeImage } from '@bozor/web/forms/re-encode-image.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './photo-field.module.css';
import { squareCrop } from './square-crop.ts';

const NO_PICTURE = text('Choose a jpg, png, jpeg or gif picture.');

interface PhotoFieldProps {
  readonly name: string;
  /** URL of the current photo. */
  readonly src: string | undefined;
  readonly picture: Blob | undefined;
  readonly error: string | undefined;
  readonly onChange: (picture: Blob) => void;
}

/** Photo of the account. A chosen picture is cropped to a square and previewed before it is saved. */
export function PhotoField({ name, src, picture, error, onChange }: PhotoFieldProps) {
  const { t } = useI18n();
  const [fault, setFault] = useState<string>();
  const chosen = useObjectUrl(picture);

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const found = checkImages('image', [file], PROFILE_PHOTO);
    input.value = '';
    if (found) {
      const { field: _field, problem, ...values } = found;
      return setFault(t(FIELD_TEXTS[problem], values));
    }
    const square = await reEncodeImage(file, squareCrop);
    setFault(square ? undefined : t(NO_PICTURE));
    if (square) onChange(square);
  };

  return (
    <div className={styles.photo}>
      <Avatar src={chosen ?? src} name={name} size={96} />
      <div>
        <label className={styles.choose}>
          <Icon of={Camera} />
          {src || picture ? t('Change photo') : t('Add photo')}
          <input
            type="file"
            name="image"
            accept={PROFILE_PHOTO.types.join(',')}
            className="visually-hidden"
            aria-describedby="photo-note"
            onChange={(event) => void choose(event)}
          />
        </label>
        {(fault ?? error) ? (
          <p id="photo-note" role="alert" className={styles.fault}>
            {fault ?? error}
          </p>
        ) : (
          <p id="photo-note" className={styles.hint}>
            {t('jpg, png or gif, up to 2 MB')}
          </p>
        )}
      </div>
    </div>
  );
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
