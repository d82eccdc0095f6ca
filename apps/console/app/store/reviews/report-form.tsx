import { calls } from '@bozor/contract/store/calls.ts';
import { REPORT_REASONS, type ReportReason } from '@bozor/domain/stores/review-answers.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Select } from '@bozor/ui/forms/select.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { REPORT_WORDS } from './report-words.ts';
import * as styles from './reviews.module.css';

/** Tells the operator why a review should not be shown. */
export function ReportForm({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { t } = useI18n();
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const [note, setNote] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { fault, refuse, clear } = useFault();
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const report = useApiMutation(calls.reviews.report, { quiet: true, changes: [calls.reviews.list] });
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        clear();
        const done = () => {
          announce(t('The review is reported.'));
          onClose();
        };
        report.mutate(
          { params: { review: id }, body: { reason, ...(note.trim() && { note: note.trim() }) } },
          { onError: refuse, onSuccess: done },
        );
      }}
    >
      <Select
        label={t('What is wrong with it?')}
        name="reason"
        value={reason}
        options={REPORT_REASONS.map((value) => ({ value, label: t(REPORT_WORDS[value]) }))}
        onChange={({ target }) => setReason(target.value as ReportReason)}
      />
      <TextField
        label={t('Words for the shop')}
        name="note"
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormError>{fault}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" busy={report.isPending}>
          {t('Report the review')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
