import { BottomBar } from '@bozor/ui/actions/bottom-bar.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode, Ref } from 'react';
import { ParcelBill } from './parcel-bill.tsx';
import { ParcelMap } from './parcel-map.tsx';
import { PARCEL_STEPS, STEP_TITLES, type ParcelStep } from './parcel-step.ts';
import { PlaceParcel } from './place-parcel.tsx';
import { useArrivalText } from './use-arrival-text.ts';
import type { ParcelOrder } from './use-parcel-order.ts';
import * as styles from './parcel-in-steps.module.css';

interface ParcelInStepsProps {
  readonly order: ParcelOrder;
  readonly step: ParcelStep;
  readonly goTo: (step: ParcelStep) => void;
  readonly form: Ref<HTMLDivElement>;
  /** The heading of the step. */
  readonly title: Ref<HTMLHeadingElement>;
  readonly alerts: ReactNode;
  readonly cards: Readonly<Record<ParcelStep, ReactNode>>;
}

/** The parcel on a phone: the map, one step below it, and the price in the foot. */
export function ParcelInSteps({ order, step, goTo, form, title, alerts, cards }: ParcelInStepsProps) {
  const { t } = useI18n();
  const next = PARCEL_STEPS[PARCEL_STEPS.indexOf(step) + 1];
  return (
    <div className={`container ${styles.page}`}>
      <h1 className="text-h1 page-title">{t('Parcel details')}</h1>
      <Steps step={step} goTo={goTo} title={title} />
      <ParcelMap draft={order.draft} className={styles.map} />
      {alerts}
      <div ref={form} className={styles.form}>
        {cards[step]}
        {!next && <ParcelBill order={order} />}
      </div>
      <BottomBar className={styles.foot}>
        <PriceLine order={order} isWhole={!next} />
        {next ? (
          <Button size={54} wide onClick={() => order.check(step) && goTo(next)}>
            {t('Continue')}
          </Button>
        ) : (
          <PlaceParcel order={order} />
        )}
      </BottomBar>
    </div>
  );
}

/** Where one is; a press on a finished step leads back to it. */
function Steps({ step, goTo, title }: Pick<ParcelInStepsProps, 'step' | 'goTo' | 'title'>) {
  const { t } = useI18n();
  const at = PARCEL_STEPS.indexOf(step);
  const place = (index: number) => t('Step {number} of {total}', { number: index + 1, total: PARCEL_STEPS.length });
  return (
    <ol className={styles.steps}>
      {PARCEL_STEPS.map((each, index) => (
        <li key={each} className={styles.step} data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}>
          {index < at ? (
            <button
              type="button"
              className={styles.back}
              aria-label={`${place(index)}. ${t(STEP_TITLES[each])}`}
              onClick={() => goTo(each)}
            >
              <span className={styles.disc}>
                <Icon of={Check} size={16} />
              </span>
            </button>
          ) : (
            <span className={styles.disc} aria-hidden>
              {index + 1}
            </span>
          )}
          {index === at && (
            <h2 ref={title} tabIndex={-1} className={styles.title}>
              <span className="visually-hidden">{`${place(index)}. `}</span>
              {t(STEP_TITLES[each])}
            </h2>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The price as soon as it is known, or what is missing for it. The last step has it on its button. */
function PriceLine({ order, isWhole }: { readonly order: ParcelOrder; readonly isWhole: boolean }) {
  const { formatPrice } = useI18n();
  const { quote } = order.reading;
  const arrival = useArrivalText(quote);
  const reason = order.refusal ?? order.hint;
  if (quote && isWhole) return null;
  if (!quote) return reason === undefined ? null : <p className={`text-meta ${styles.reason}`}>{reason}</p>;
  return (
    <p className={styles.price}>
      <span className="text-meta">{arrival}</span>
      <bdi>{formatPrice(quote.payable_amount)}</bdi>
    </p>
  );
}
