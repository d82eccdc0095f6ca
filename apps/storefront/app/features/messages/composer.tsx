import { BlobPicture } from '@bozor/ui/media/blob-picture.tsx';
import { RemovableTile, WaitingTiles } from '@bozor/ui/media/removable-tile.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import ImagePlus from 'lucide-react/icons/image-plus';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useFormDraft } from '@bozor/web/forms/use-form-draft.ts';
import { useSubmitWhenReady } from '@bozor/web/forms/use-submit-when-ready.ts';
import { usePictureChoice } from '@bozor/web/forms/use-picture-choice.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './composer.module.css';

const LONGEST = 2000;

const EMPTY = { written: '' };

interface ComposerProps {
  /** Receiver; unsent text is stored under this name. */
  readonly to: string;
  readonly onSend: (text: string, pictures: readonly Blob[]) => void;
}

/** Input for a message with up to three pictures, which are scaled down before sending. Enter sends where a hardware keyboard is likely. */
export function Composer({ to, onSend }: ComposerProps) {
  const { t } = useI18n();
  const { values, change } = useFormDraft(`message-${to}`, EMPTY);
  const { written } = values;
  const [pictures, setPictures] = useState<readonly Blob[]>([]);
  const { fault, reading, state, choose, clearFault } = usePictureChoice(pictures, setPictures);
  const canSend = written.trim() !== '' || pictures.length + reading > 0;

  const { isWaiting, send } = useSubmitWhenReady(state, () => {
    if (!canSend) return;
    onSend(written.trim(), pictures);
    change(EMPTY);
    setPictures([]);
    clearFault();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={styles.composer} onSubmit={submit}>
      {fault && (
        <p role="alert" className={styles.fault}>
          {t(fault)}
        </p>
      )}
      {pictures.length + reading > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, at) => (
            <RemovableTile
              key={at}
              removeLabel={t('Remove photo {number}', { number: at + 1 })}
              onRemove={() => setPictures(pictures.filter((other) => other !== picture))}
            >
              <BlobPicture blob={picture} alt={t('Photo {number}', { number: at + 1 })} size={72} />
            </RemovableTile>
          ))}
          <WaitingTiles count={reading} />
        </ul>
      )}
      <div className={styles.line}>
        <label className={styles.add}>
          <Icon of={ImagePlus} />
          <span className="visually-hidden">{t('Add pictures')}</span>
          <input type="file" accept="image/*" multiple className="visually-hidden" onChange={choose} />
        </label>
        <textarea
          name="message"
          rows={1}
          maxLength={LONGEST}
          aria-label={t('Message')}
          placeholder={t('Write a message')}
          enterKeyHint="send"
          className={styles.field}
          dir="auto"
          value={written}
          onChange={(event) => change({ written: event.currentTarget.value })}
          onKeyDown={press}
        />
        <IconButton
          type="submit"
          icon={SendHorizontal}
          flip
          size={48}
          variant="primary"
          label={t('Send')}
          aria-disabled={!canSend || isWaiting}
          aria-busy={isWaiting}
        />
      </div>
    </form>
  );
}
