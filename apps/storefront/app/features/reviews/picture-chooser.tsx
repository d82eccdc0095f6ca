import { BlobPicture } from '@bozor/ui/blob-picture.tsx';
import { Icon } from '@bozor/ui/icon.tsx';
import { IconButton } from '@bozor/ui/icon-button.tsx';
import Camera from 'lucide-react/icons/camera';
import X from 'lucide-react/icons/x';
import { MOST_PICTURES, usePictureChoice } from '../../platform/use-picture-choice.ts';
import { useWords } from '../../platform/words/words.tsx';
import styles from './picture-chooser.module.css';

/** Up to three photos, made small before they travel. */
export function PictureChooser({
  pictures,
  onChange,
}: {
  readonly pictures: readonly Blob[];
  readonly onChange: (pictures: readonly Blob[]) => void;
}) {
  const { t } = useWords();
  const { fault, choose } = usePictureChoice(pictures, onChange);

  return (
    <div className={styles.chooser}>
      <ul className={styles.pictures}>
        {pictures.map((picture, at) => (
          <li key={at} className={styles.picture}>
            <BlobPicture blob={picture} alt={t('Photo {number}', { number: at + 1 })} size={72} />
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
              <input type="file" accept="image/*" multiple className="visually-hidden" onChange={choose} />
            </label>
          </li>
        )}
      </ul>
      <p className={styles.hint}>{t('jpg, png, jpeg, gif, max 2 MB, ratio 1:1; max 3 images per send')}</p>
      {fault && (
        <p role="alert" className={styles.fault}>
          {t(fault)}
        </p>
      )}
    </div>
  );
}
