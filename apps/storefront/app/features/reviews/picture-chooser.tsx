import { BlobPicture } from '@bozor/ui/media/blob-picture.tsx';
import { RemovableTile, WaitingTiles } from '@bozor/ui/media/removable-tile.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import Camera from 'lucide-react/icons/camera';
import FileText from 'lucide-react/icons/file-text';
import { useEffect, useEffectEvent, useId } from 'react';
import { DOCUMENT, MOST_PICTURES, usePictureChoice, type PicturesState } from '@bozor/web/forms/use-picture-choice.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './picture-chooser.module.css';

/** Up to three photos, scaled down before the upload, and documents where accepted, unchanged. */
export function PictureChooser({
  pictures,
  takesDocuments = false,
  field,
  error,
  onChange,
  onState,
}: {
  readonly pictures: readonly Blob[];
  readonly takesDocuments?: boolean;
  /** Name of the field on the wire. */
  readonly field?: string;
  /** Why the pictures were refused; stands below them. */
  readonly error?: string | undefined;
  readonly onChange: (pictures: readonly Blob[]) => void;
  /** The form waits while the pictures are read: see `useSubmitWhenReady`. */
  readonly onState: (state: PicturesState) => void;
}) {
  const { t } = useI18n();
  const id = useId();
  const { fault, reading, state, choose } = usePictureChoice(pictures, onChange, { takesDocuments });
  const reportState = useEffectEvent(onState);
  useEffect(() => reportState(state), [state]);

  return (
    <div className={styles.chooser}>
      <ul className={styles.pictures}>
        {pictures.map((picture, at) => (
          <RemovableTile
            key={at}
            removeLabel={
              picture instanceof File ? t('Remove {name}', { name: picture.name }) : t('Remove photo {number}', { number: at + 1 })
            }
            onRemove={() => onChange(pictures.filter((other) => other !== picture))}
          >
            {picture instanceof File ? (
              <DocumentTile name={picture.name} />
            ) : (
              <BlobPicture blob={picture} alt={t('Photo {number}', { number: at + 1 })} size={72} />
            )}
          </RemovableTile>
        ))}
        <WaitingTiles count={reading} />
        {pictures.length + reading < MOST_PICTURES && (
          <li>
            <label className={styles.add}>
              <Icon of={Camera} />
              {takesDocuments ? t('Add photos or a PDF') : t('Add photos')}
              <input
                type="file"
                accept={takesDocuments ? `image/*,${DOCUMENT}` : 'image/*'}
                multiple
                className="visually-hidden"
                name={field}
                data-field={field}
                aria-invalid={error !== undefined}
                aria-describedby={error === undefined ? undefined : id}
                onChange={choose}
              />
            </label>
          </li>
        )}
      </ul>
      <p className={styles.hint}>
        {takesDocuments
          ? t('jpg, png, webp, pdf, max 5 MB; max 3 files per send')
          : t('jpg, png, jpeg, gif, max 2 MB, ratio 1:1; max 3 images per send')}
      </p>
      {error !== undefined && (
        <p id={id} role="alert" className={styles.fault}>
          {error}
        </p>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {t(fault)}
        </p>
      )}
    </div>
  );
}

/** A document can be previewed only by its name. */
function DocumentTile({ name }: { readonly name: string }) {
  return (
    <span className={styles.document} title={name}>
      <Icon of={FileText} />
      <bdi className={styles.name}>{name}</bdi>
    </span>
  );
}
