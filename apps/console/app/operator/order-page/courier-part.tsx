import type { OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AssignDialog } from './assign-dialog.tsx';
import { UnassignDialog } from './unassign-dialog.tsx';
import { Part } from './part.tsx';
import * as forms from './forms.module.css';
import * as styles from './order-page.module.css';

/** The courier of an order, and the ways to change them. `?act=assign` opens the choice at once. */
export function CourierPart({ order }: { readonly order: OperatorOrder }) {
  const { t, formatTime } = useI18n();
  const [params, setParams] = useSearchParams();
  const [isTaking, setTaking] = useState(false);
  const { courier, acts, id, order_type } = order;
  const assigning = acts.find(({ act }) => act === 'assign' || act === 'reassign');
  const isAssigning = params.get('act') === 'assign' && assigning !== undefined;
  const setAssigning = (open: boolean) => setParams(open ? { act: 'assign' } : {}, { replace: true, preventScrollReset: true });
  if (order_type === 'take_away') return null;
  return (
    <Part id={`courier-${id}`} title={t('Courier')}>
      {courier ? (
        <>
          <p>
            <bdi>{courier.name}</bdi>
            {courier.vehicle !== null && (
              <span className="text-meta">
                {' · '}
                <bdi>{courier.vehicle}</bdi>
              </span>
            )}
          </p>
          {courier.phone !== null && (
            <a className={styles.link} href={`tel:${courier.phone}`}>
              <bdi dir="ltr">{courier.phone}</bdi>
            </a>
          )}
          {courier.position_at !== null && (
            <p className="text-meta">{t('Position of {time}', { time: formatTime(courier.position_at) })}</p>
          )}
        </>
      ) : (
        <p>{t('No courier')}</p>
      )}
      <div className={forms.buttons}>
        {assigning && (
          <Button variant="tint" onClick={() => setAssigning(true)}>
            {assigning.act === 'assign' ? t('Assign a courier') : t('Change the courier')}
          </Button>
        )}
        {acts.some(({ act }) => act === 'unassign') && (
          <Button variant="outline" onClick={() => setTaking(true)}>
            {t('Take the order away')}
          </Button>
        )}
      </div>
      {assigning && (
        <AssignDialog order={order} needsNote={assigning.needs.includes('note')} open={isAssigning} onOpenChange={setAssigning} />
      )}
      <UnassignDialog order={order} open={isTaking} onOpenChange={setTaking} />
    </Part>
  );
}
