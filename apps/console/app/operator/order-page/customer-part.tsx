import { calls } from '@bozor/contract/operator/calls.ts';
import type { OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { LANGUAGES, type Locale } from '@bozor/domain/words/locale.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useRef } from 'react';
import { OpenChat } from '../../frame/chats/open-chat.tsx';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { CHANGED_BY_ACTS } from '../orders/order-queries.ts';
import { Part } from './part.tsx';
import * as styles from './order-page.module.css';

/** The customer: name, masked phone, where to. The whole number comes at a press, which the history keeps. */
export function CustomerPart({ order }: { readonly order: OperatorOrder }) {
  const { t } = useI18n();
  const { may } = useStaff();
  const { customer, receiver, address, to_address, id } = order;
  return (
    <Part id={`customer-${id}`} title={t('Customer')}>
      <p>
        <bdi>{customer.name}</bdi>
        <span className="text-meta"> · {customer.has_account ? t('has an account') : t('guest')}</span>
      </p>
      <p className="text-meta">
        {t('Language')}: <bdi lang={customer.locale}>{LANGUAGES[customer.locale as Locale]?.name ?? customer.locale}</bdi>
      </p>
      <Phone order={order} />
      {customer.has_account && may('chats.answer') && <OpenChat calls={calls.chats} orderId={id} path="/console/chats" />}
      {address && <Address title={to_address ? t('Where from') : t('Address')} address={address} />}
      {to_address && <Address title={t('Where to')} address={to_address} />}
      {receiver && (
        <p>
          {t('Receiver')}: <bdi>{receiver.name}</bdi>, <bdi dir="ltr">{receiver.phone}</bdi>
        </p>
      )}
    </Part>
  );
}

function Phone({ order: { id, customer, acts } }: { readonly order: OperatorOrder }) {
  const { t } = useI18n();
  const { fault, refuse, clear } = useFault();
  const shown = useRef<HTMLAnchorElement>(null);
  const reveal = useApiMutation(calls.orders.revealPhone, { quiet: true, changes: CHANGED_BY_ACTS });
  const phone = reveal.data?.phone;
  useEffect(() => {
    // The pressed button goes; the number has its place.
    if (phone !== undefined) shown.current?.focus();
  }, [phone]);
  if (phone !== undefined)
    return (
      <a ref={shown} className={styles.link} href={`tel:${phone}`}>
        <bdi dir="ltr">{formatPhone(phone)}</bdi>
      </a>
    );
  return (
    <div className={styles.phone}>
      <bdi dir="ltr">{customer.phone}</bdi>
      {acts.some(({ act }) => act === 'reveal') && (
        <Button
          variant="outline"
          size={48}
          busy={reveal.isPending}
          aria-label={t('Show the whole phone number')}
          onClick={() => {
            clear();
            reveal.mutate({ params: { id }, body: {} }, { onError: refuse });
          }}
        >
          {t('Show')}
        </Button>
      )}
      <FormError>{fault}</FormError>
    </div>
  );
}

interface AddressProps {
  readonly title: string;
  readonly address: NonNullable<OperatorOrder['address']>;
}

function Address({ title, address: { address, house, floor, note, lat, lng } }: AddressProps) {
  const { t } = useI18n();
  const parts = [house && t('house {house}', { house }), floor && t('floor {floor}', { floor })].filter(Boolean);
  return (
    <p>
      <span className="text-meta">{title}:</span> <bdi>{address}</bdi>
      {parts.length > 0 && (
        <>
          {', '}
          <bdi>{parts.join(', ')}</bdi>
        </>
      )}
      {note !== '' && (
        <>
          {'. '}
          <bdi>{note}</bdi>
        </>
      )}{' '}
      <bdi dir="ltr" className="text-meta">
        {lat.toFixed(5)}, {lng.toFixed(5)}
      </bdi>
    </p>
  );
}
