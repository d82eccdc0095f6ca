import type { Point } from '@bozor/domain/places/point.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import type { Chosen } from './chosen.ts';
import { usePositionText } from './use-position-text.ts';
import * as styles from './couriers-now.module.css';

export interface LocatedCourier {
  readonly id: number;
  readonly name: string;
  readonly running: number;
  readonly point: Point | undefined;
  /** Age of the position; without one there is none. */
  readonly seconds: number | undefined;
}

interface CouriersNowProps {
  readonly couriers: readonly LocatedCourier[];
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen | undefined) => void;
}

/** Couriers of the map as a list, for whom the map says nothing. A press on a name chooses the courier's orders. */
export function CouriersNow({ couriers, chosen, onChoose }: CouriersNowProps) {
  const { t, formatNumber } = useI18n();
  const positionText = usePositionText();
  const { may } = useStaff();
  if (!may('couriers.locate')) return null;
  if (couriers.length === 0) return <p className="text-meta">{t('No courier is at work.')}</p>;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('Couriers now')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Courier')}</th>
          <th scope="col">{t('Running orders')}</th>
          <th scope="col">{t('Position')}</th>
        </tr>
      </thead>
      <tbody>
        {couriers.map(({ id, name, running, seconds }) => {
          const position = seconds === undefined ? undefined : positionText(seconds);
          const isPressed = chosen?.kind === 'courier' && chosen.id === id;
          return (
            <tr key={id} data-chosen={isPressed || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.name}
                  aria-pressed={isPressed}
                  onClick={() => onChoose(isPressed ? undefined : { kind: 'courier', id })}
                >
                  <bdi>{name}</bdi>
                </button>
              </th>
              <td>{formatNumber(running)}</td>
              <td className={position?.isOld ? styles.old : undefined}>
                {position ? position.words : running > 0 ? t('not known yet') : t('none without an order')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
