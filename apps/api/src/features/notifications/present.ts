import type { Notification } from '@bozor/contract/shop/customers/notifications.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import type { Words } from '../../platform/words/words.ts';
import type { NoticeRow } from './store.ts';

/** Presents a notice in the reader's language: the operator's text, or the server's own text of an order's step. */
export function presentNotice(row: NoticeRow, words: Pick<Words, 'translate'>, locale: Locale): Notification {
  const number = row.order_id === null ? '' : formatOrderNumber(row.order_id as OrderId);
  // A server text is stored in English only and translated here. A text with other languages was written by a person.
  const said = ({ en, ...others }: NoticeRow['title']) =>
    row.type === 'order_status' && Object.keys(others).length === 0 ? words.translate(locale, en!, { number }) : (others[locale] ?? en!);
  return {
    id: row.id,
    type: row.type,
    title: said(row.title),
    body: said(row.body),
    image_full_url: mediaUrl(row.image),
    conversation_id: row.conversation_id,
    sender_type: row.conversation_id === null ? null : row.store_id !== null ? 'store' : row.courier_id !== null ? 'delivery_man' : 'admin',
    order_id: row.order_id,
    is_read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  };
}
