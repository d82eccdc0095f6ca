import { Icon } from '@bozor/ui/actions/icon.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import Camera from 'lucide-react/icons/camera';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { shrinkPicture } from '@bozor/web/forms/shrink-picture.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './photo-field.module.css';

interface PhotoFieldProps {
  readonly name: string;
  readonly label: string;
  readonly add: string;
  readonly photo: Blob | undefined;
  readonly error: string | undefined;
  readonly onChange: (photo: Blob | undefined) => void;
  readonly onFault: (fault: string) => void;
}

/** One optional photo, scaled down before the upload. */
export function PhotoField({ name, label, add, photo, error, onChange, onFault }: PhotoFieldProps) {
  const { t } = useI18n();
  const id = useId();
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    const small = await shrinkPicture(file);
    if (small) onChange(small);
    else onFault(t('Choose a jpg, png, jpeg or gif picture.'));
  };
  return (
    <div className={styles.field}>
      {photo && <Preview photo={photo} label={label} />}
      <label className={styles.add} data-invalid={error !== undefined || undefined}>
        <Icon of={Camera} />
        <span>
          {photo ? t('Choose another') : add} {!photo && <span className={styles.aside}>{t('optional')}</span>}
        </span>
        <input
          type="file"
          name={name}
          accept="image/*"
          className="visually-hidden"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => void choose(event)}
        />
      </label>
      {photo && <IconButton icon={X} size={44} label={t('Remove the picture')} onClick={() => onChange(undefined)} />}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function Preview({ photo, label }: { readonly photo: Blob; readonly label: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url && <img src={url} alt={label} width={72} height={72} className={styles.photo} />;
}
