import { Button } from '@bozor/ui/actions/button.tsx';
import { RatingInput } from '@bozor/ui/forms/rating-input.tsx';
import { TextArea } from '@bozor/ui/forms/text-area.tsx';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { FormDraft } from '@bozor/web/forms/use-form-draft.ts';
import { useSubmitWhenReady } from '@bozor/web/forms/use-submit-when-ready.ts';
import type { PicturesState } from '@bozor/web/forms/use-picture-choice.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import * as styles from './review-form.module.css';

const LONGEST_COMMENT = 1000;
const RATINGS = [1, 2, 3, 4, 5];

/** Initial values: no stars, no comment. */
export const NO_OPINION = { rating: '', comment: '' };

interface Opinion {
  readonly rating: number;
  readonly comment: string;
  readonly pictures: readonly Blob[];
}

interface ReviewFormProps {
  readonly draft: FormDraft<keyof typeof NO_OPINION>;
  /** Accessible name of the stars. */
  readonly label: string;
  readonly placeholder: string;
  readonly takesPictures?: boolean;
  readonly isSending: boolean;
  readonly send: (opinion: Opinion) => void;
  readonly head: ReactNode;
}

/** Stars, comment and, if accepted, photos. The comment field appears with the first star. */
export function ReviewForm({ draft, label, placeholder, takesPictures = false, isSending, send, head }: ReviewFormProps) {
  const { t } = useI18n();
  const { comment } = draft.values;
  const rating = RATINGS.find((stars) => String(stars) === draft.values.rating);
  const [pictures, setPictures] = useState<readonly Blob[]>([]);
  const [state, setState] = useState<PicturesState>('ready');
  const sending = useSubmitWhenReady(state, () => rating !== undefined && send({ rating, comment, pictures }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    sending.send();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {head}
      <RatingInput
        label={label}
        labelHidden
        value={rating}
        onChange={(stars) => draft.change({ rating: String(stars) })}
        starLabel={(stars) => t('{stars, plural, one {# star} other {# stars}}', { stars })}
      />
      {rating !== undefined && (
        <>
          <TextArea
            label={t('Your opinion')}
            labelHidden
            placeholder={placeholder}
            maxLength={LONGEST_COMMENT}
            value={comment}
            onChange={(event) => draft.change({ comment: event.currentTarget.value })}
          />
          {takesPictures && <PictureChooser pictures={pictures} onChange={setPictures} onState={setState} />}
          <Button type="submit" busy={isSending || sending.isWaiting} className={styles.send}>
            {t('Send review')}
          </Button>
        </>
      )}
    </form>
  );
}
