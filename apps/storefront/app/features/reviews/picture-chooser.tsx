import { Icon } from '@bozor/ui/icon.tsx';
import { IconButton } from '@bozor/ui/icon-button.tsx';
import Camera from 'lucide-react/icons/camera';
import X from 'lucide-react/icons/x';
import { useEffect, useState, type ChangeEvent } from 'react';
import { text } from '../../platform/words/text.ts';
import { useWords } from '../../platform/words/words.tsx';
import { shrinkPicture } from '../../platform/shrink-picture.ts';
import styles from './picture-chooser.module.css';

const MOST_PICTURES = 3;

const FAULTS = {
  many: text('Maximum 3 images can be send at a time.'),
  other: text('Choose a jpg, png, jpeg or gif picture.'),
} as const;

/** Up to three photos, made small before they travel. */
export function PictureChooser({
  pictures,
  onChange,
}: {
  readonly pictures: readonly Blob[];
  readonly onChange: (pictures: readonly Blob[]) => void;
}) {
  const { t } = useWords();
  const [fault, setFault] = useState<keyof typeof FAULTS>();

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (pictures.length + files.length > MOST_PICTURES) return setFault('many');
    const blobs = await Promise.all(files.map(shrinkPicture));
    const taken = blobs.filter((blob) => blob !== undefined);
    setFault(taken.length < blobs.length ? 'other' : undefined);
    onChange([...pictures, ...taken]);
  };

  return (
    <div className={styles.chooser}>
      <ul className={styles.pictures}>
        {pictures.map((picture, at) => (
          <li key={at} className={styles.picture}>
            <Photo blob={picture} alt={t('Photo {number}', { number: at + 1 })} />
            <IconButton
              icon={X}
              size={36}
              round
              look="glass"
              label={t('Remove photo {number}', { number: at + 1 })}
              className={styles.remove}
              onClick={() => onChange(pictures.filter((other) => other !== picture))}
            />
          </li>
        ))}
        {pictures.length < MOST_PICTURES && (
          <li>
            <label className={styles.add}>
              <Icon of={Camera} />
              {t('Add photos')}
              <input type="file" accept="image/*" multiple className="visually-hidden" onChange={(event) => void choose(event)} />
            </label>
          </li>
        )}
      </ul>
      <p className={styles.hint}>{t('jpg, png, jpeg, gif, max 2 MB, ratio 1:1; max 3 images per send')}</p>
      {fault && (
        <p role="alert" className={styles.fault}>
          {t(FAULTS[fault])}
        </p>
      )}
    </div>
  );
}

function Photo({ blob, alt }: { readonly blob: Blob; readonly alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url && <img src={url} alt={alt} width={72} height={72} />;
}
