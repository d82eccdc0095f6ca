import type { Notification } from '@bozor/contract/shop/customers/notifications.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import type { Currency } from '@bozor/domain/money/currency.ts';
import { formatDifference } from '@bozor/domain/money/format-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import type { Words } from '../../platform/words/words.ts';
import { NOTICE_TITLES } from '../wallet/posting-titles.ts';
import type { NoticeRow } from './store.ts';

interface Presenting {
  readonly words: Pick<Words, 'translate'>;
  readonly locale: Locale;
  readonly currency: Currency;
}

/** Presents a notice in the reader's language: the operator's text, or the server's own of an order's step or a movement of money. */
export function presentNotice(row: NoticeRow, presenting: Presenting): Notification {
  return {
    id: row.id,
    type: row.type,
    ...textsOf(row, presenting),
    image_full_url: mediaUrl(row.image),
    conversation_id: row.conversation_id,
    sender_type: row.conversation_id === null ? null : row.store_id !== null ? 'store' : row.courier_id !== null ? 'delivery_man' : 'admin',
    order_id: row.order_id,
    is_read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  };
}

function textsOf(row: NoticeRow, { words, locale, currency }: Presenting): Pick<Notification, 'title' | 'body'> {
  const number = row.order_id === null ? '' : formatOrderNumber(row.order_id as OrderId);
  if (row.posting) {
    const { reason, unit, amount } = row.posting;
    const points = () => words.translate(locale, '{points, plural, one {# point} other {# points}}', { points: Math.abs(amount) });
    const body = unit === 'money' ? formatDifference(amount as Minor, currency) : `${amount < 0 ? '−' : '+'}${points()}`;
    return { title: words.translate(locale, NOTICE_TITLES[reason], { order: number }), body };
  }
  // A server text is stored in English only and translated here. A text with other languages was written by a person.
  const said = ({ en, ...others }: NoticeRow['title']) =>
    row.type === 'order_status' && Object.keys(others).length === 0 ? words.translate(locale, en!, { number }) : (others[locale] ?? en!);
  return { title: said(row.title), body: said(row.body) };
}
