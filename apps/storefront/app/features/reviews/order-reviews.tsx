import { calls } from '@bozor/contract/shop/calls.ts';
import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormDraft } from '@bozor/web/forms/use-form-draft.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { ReviewableLine } from './reviewable.ts';
import { NO_OPINION, ReviewForm } from './review-form.tsx';
import * as styles from './order-reviews.module.css';

const CHANGED = [calls.orders.details, calls.orders.list, calls.reviews.reminder];
const thankAnd =
  (discard: () => void) =>
  ({ message }: { message: string }) => {
    discard();
    announce(message);
  };

export function ItemReview({ orderId, line }: { readonly orderId: number; readonly line: ReviewableLine }) {
  const { t } = useI18n();
  const draft = useFormDraft(`review-${orderId}-${line.item_id}`, NO_OPINION);
  const submit = useApiMutation(calls.reviews.submit, { changes: CHANGED, onSuccess: thankAnd(draft.discard) });
  // Known before the order is refetched: a second submission would be refused.
  const isReviewed = line.reviewed || submit.data !== undefined;
  const head = (
    <Head
      picture={
        <Tile
          hue={line.tile_hue}
          src={line.image_full_url ?? undefined}
          sizes="65px"
          alt=""
          width={240}
          height={240}
          className={styles.tile}
        />
      }
      title={line.name}
      isReviewed={isReviewed}
      isSent={submit.data !== undefined}
    />
  );
  if (isReviewed) return head;
  return (
    <ReviewForm
      draft={draft}
      head={head}
      label={t('Stars for {name}', { name: line.name })}
      placeholder={t('What was good, what could be better?')}
      takesPictures
      isSending={submit.isPending}
      send={({ rating, comment, pictures }) =>
        submit.mutate({ body: { order_id: orderId, item_id: line.item_id, rating, comment }, files: { 'attachment[]': pictures } })
      }
    />
  );
}

interface CourierReviewProps {
  readonly orderId: number;
  readonly courier: NonNullable<OrderDetails['delivery_man']>;
  readonly isReviewed: boolean;
}

export function CourierReview({ orderId, courier, isReviewed: wasReviewed }: CourierReviewProps) {
  const { t } = useI18n();
  const draft = useFormDraft(`review-${orderId}-courier`, NO_OPINION);
  const submit = useApiMutation(calls.reviews.submitCourier, { changes: CHANGED, onSuccess: thankAnd(draft.discard) });
  const isReviewed = wasReviewed || submit.data !== undefined;
  const name = `${courier.f_name} ${courier.l_name}`.trim();
  const head = (
    <Head
      picture={<Avatar name={name} src={courier.image_full_url ?? undefined} size={56} />}
      title={name}
      text={t('Delivered your order')}
      isReviewed={isReviewed}
      isSent={submit.data !== undefined}
    />
  );
  if (isReviewed) return head;
  return (
    <ReviewForm
      draft={draft}
      head={head}
      label={t('Stars for {name}', { name })}
      placeholder={t('How was the delivery?')}
      isSending={submit.isPending}
      send={({ rating, comment }) => submit.mutate({ body: { order_id: orderId, delivery_man_id: courier.id, rating, comment } })}
    />
  );
}

interface HeadProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly isReviewed: boolean;
  /** Reviewed just now: the form that had the focus is gone. */
  readonly isSent: boolean;
}

function Head({ picture, title, text, isReviewed, isSent }: HeadProps) {
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSent) heading.current?.focus({ preventScroll: true });
  }, [isSent]);
  return (
    <div className={styles.head}>
      {picture}
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1} className="text-h3">
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        {isReviewed && (
          <p className={styles.done}>
            <Icon of={Check} size={16} />
            {t('Reviewed')}
          </p>
        )}
      </div>
    </div>
  );
}
