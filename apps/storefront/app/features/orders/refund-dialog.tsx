import { calls } from '@bozor/contract/shop/calls.ts';
import { TextArea } from '@bozor/ui/forms/text-area.tsx';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useState } from 'react';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useSubmitWhenReady } from '@bozor/web/forms/use-submit-when-ready.ts';
import type { PicturesState } from '@bozor/web/forms/use-picture-choice.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PictureChooser } from '../reviews/picture-chooser.tsx';
import { refundReasons } from './order-queries.ts';
import { ReasonsDialog } from './reasons-dialog.tsx';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Asks for the reason, then requests a refund of a delivered order. */
    'request-refund': { orderId: number };
  }
}

const LONGEST_NOTE = 600;

export function RefundDialog({ orderId, ...controls }: OverlayProps['request-refund'] & OverlayControls) {
  const { t } = useI18n();
  const query = useApiQuery(refundReasons());
  const [note, setNote] = useState('');
  const [pictures, setPictures] = useState<readonly Blob[]>([]);
  const { mutate, isPending } = useApiMutation(calls.orders.requestRefund, {
    changes: [calls.orders.list, calls.orders.ofDevice, calls.orders.details, calls.orders.track],
    onSuccess: ({ message }) => {
      toast({ id: 'refund-requested', kind: 'success', title: message });
      controls.close();
    },
  });
  const [state, setState] = useState<PicturesState>('ready');
  const { isWaiting, send } = useSubmitWhenReady(state, (reasonId: number) => {
    const body = { order_id: orderId, reason_id: reasonId, ...(note.trim() !== '' && { customer_note: note.trim() }) };
    mutate({ body, files: { 'image[]': pictures } });
  });
  return (
    <ReasonsDialog
      {...controls}
      title={t('Request a refund')}
      text={t('What was wrong with the order?')}
      reasons={query.data?.refund_reasons}
      query={query}
      isPending={isPending || isWaiting}
      onSubmit={({ id }) => send(id)}
    >
      <TextArea
        label={t('Tell us more')}
        placeholder={t('For example, which item it was')}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <PictureChooser pictures={pictures} onChange={setPictures} onState={setState} />
    </ReasonsDialog>
  );
}
