import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import * as styles from './allergy-line.module.css';
import { useStep } from './use-step.ts';

/** Whether an order has an allergy line that nobody has read. */
export const isAllergyUnread = ({ allergy }: Pick<StoreOrder, 'allergy'>): boolean => allergy !== null && allergy.acknowledged === null;

/** The allergy line of an order, which somebody must say that they have read before it is ready; then who did. */
export function AllergyLine({ order: { id, allergy } }: { readonly order: Pick<StoreOrder, 'id' | 'allergy'> }) {
  const { t, formatTime } = useI18n();
  const { may } = useStaff();
  const { fault, isPending, take } = useStep(id);
  if (!allergy) return null;
  const { text, acknowledged } = allergy;
  return (
    <div className={styles.line} data-read={acknowledged !== null || undefined}>
      <p className={styles.title}>
        <Icon of={TriangleAlert} size={20} /> {t('Allergy')}
      </p>
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
      {acknowledged && (
        <p className={styles.read}>
          {acknowledged.name === null
            ? t('Read at {time}', { time: formatTime(acknowledged.at) })
            : t('Read at {time} by {name}', { time: formatTime(acknowledged.at), name: acknowledged.name })}
        </p>
      )}
      {!acknowledged && may('orders.prepare') && (
        <Button
          data-acknowledge
          variant="danger"
          size={54}
          wide
          busy={isPending}
          className={styles.acknowledge}
          onClick={() => take('acknowledgeAllergy')}
        >
          {t('I have read it')}
          <span className="visually-hidden"> {id}</span>
        </Button>
      )}
      <FormError>{fault}</FormError>
    </div>
  );
}
