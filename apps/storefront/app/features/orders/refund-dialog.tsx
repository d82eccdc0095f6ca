import { calls } from '@bozor/contract/calls.ts';
import { Button } from '@bozor/ui/button.tsx';
import { Dialog } from '@bozor/ui/dialog.tsx';
import { ErrorState } from '@bozor/ui/error-state.tsx';
import { RadioGroup } from '@bozor/ui/radio-group.tsx';
import { Loading } from '@bozor/ui/skeleton.tsx';
import { TextArea } from '@bozor/ui/text-area.tsx';
import { toast } from '@bozor/ui/toast.ts';
import { useState } from 'react';
import type { OverlayControls, OverlayProps } from '../../platform/overlays.ts';
import { useApiMutation, useApiQuery } from '../../platform/use-api.ts';
import { useWords } from '../../platform/words/words.tsx';
import { PictureChooser } from '../reviews/picture-chooser.tsx';
import { refundReasons } from './order-queries.ts';
import { ReasonsSkeleton } from './reasons-skeleton.tsx';
import styles from './refund-dialog.module.css';

declare module '../../platform/overlays.ts' {
  interface OverlayProps {
    /** Asks what was wrong with a delivered order, then for the money back. */
    'request-refund': { orderId: number };
  }
}

const LONGEST_NOTE = 600;

export function RefundDialog({ orderId, open, close, closed }: OverlayProps['request-refund'] & OverlayControls) {
  const { t } = useWords();
  const { data, isError, isFetching, refetch } = useApiQuery(refundReasons());
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const [note, setNote] = useState('');
  const [pictures, setPictures] = useState<readonly Blob[]>([]);
  const request = useApiMutation(calls.orders.requestRefund, {
    changes: [calls.orders.list, calls.orders.details, calls.orders.track],
    onSuccess: ({ message }) => {
      toast({ id: 'refund-requested', kind: 'success', title: message });
      close();
    },
  });
  const submit = () => {
    if (chosen === undefined) return setIsMissing(true);
    const body = { order_id: orderId, reason_id: Number(chosen), ...(note.trim() !== '' && { customer_note: note.trim() }) };
    request.mutate({ body, files: { 'image[]': pictures } });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      dismissible={!request.isPending}
      title={t('Request a refund')}
      text={t('What was wrong with the order?')}
      closeLabel={t('Close')}
      foot={
        <div className={styles.foot}>
          <Button variant="ghost" size={54} wide disabled={request.isPending} onClick={close}>
            {t('Back')}
          </Button>
          <Button size={54} wide busy={request.isPending} disabled={!data} onClick={submit}>
            {t('Submit')}
          </Button>
        </div>
      }
    >
      {isError ? (
        <ErrorState
          title={t('The reasons could not be loaded')}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Loading loading={!data} skeleton={<ReasonsSkeleton />} label={t('Loading')}>
          <div className={styles.form}>
            <RadioGroup
              label={t('Reason')}
              labelHidden
              look="rows"
              value={chosen}
              onChange={(value) => {
                setChosen(value);
                setIsMissing(false);
              }}
              {...(isMissing && { error: t('Choose a reason.') })}
              options={(data?.refund_reasons ?? []).map(({ id, reason }) => ({ value: String(id), label: reason }))}
            />
            <TextArea
              label={t('Tell us more')}
              placeholder={t('For example, which item it was')}
              maxLength={LONGEST_NOTE}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <PictureChooser pictures={pictures} onChange={setPictures} />
          </div>
        </Loading>
      )}
    </Dialog>
  );
}
