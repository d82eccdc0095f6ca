import { calls } from '@bozor/contract/store/calls.ts';
import { REPLY_MINUTES } from '@bozor/domain/stores/review-answers.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextArea } from '@bozor/ui/forms/text-area.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import * as styles from './reviews.module.css';

interface ReplyFormProps {
  readonly id: number;
  readonly reply: string;
  readonly onClose: () => void;
}

/** The reply that everybody reads below the review. */
export function ReplyForm({ id, reply, onClose }: ReplyFormProps) {
  const { t } = useI18n();
  const [words, setWords] = useState(reply);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { fault, refuse, clear } = useFault();
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const answer = useApiMutation(calls.reviews.answer, { quiet: true, changes: [calls.reviews.list] });
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        clear();
        if (words.trim() === '') {
          setMissing(true);
          event.currentTarget.querySelector('textarea')?.focus();
          return;
        }
        const done = () => {
          announce(t('Your reply is shown below the review.'));
          onClose();
        };
        answer.mutate({ params: { review: id }, body: { reply: words } }, { onError: refuse, onSuccess: done });
      }}
    >
      <TextArea
        label={t('Reply for everybody to read')}
        name="reply"
        maxLength={1000}
        dir="auto"
        value={words}
        hint={t('You reply once, and can change it for {minutes} minutes.', { minutes: REPLY_MINUTES })}
        error={isMissing ? t('Write a reply.') : undefined}
        onChange={({ target }) => {
          setWords(target.value);
          setMissing(false);
        }}
      />
      <FormError>{fault}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" busy={answer.isPending}>
          {t('Send the reply')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
