import { calls } from '@bozor/contract/store/calls.ts';
import type { KeptTime } from '@bozor/contract/store/shift.ts';
import { isMostlyLate, PART_HOURS } from '@bozor/domain/orders/staff/kept-times.ts';
import { formatClock } from '@bozor/domain/stores/daily-window.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { WEEKDAYS } from '../hours/weekdays.ts';
import { useKeptTimes } from './own-stores.ts';
import * as styles from './slow-down.module.css';

/** Says where most orders are later than their store says, with minutes that fit them in one tap. */
export function LateTimes({ isOneOfSeveral }: { readonly isOneOfSeveral: boolean }) {
  const { data } = useKeptTimes();
  const late = data?.stores.filter(({ kept, proposed_minutes: now }) => kept && isMostlyLate(kept) && kept.fitting_minutes > now);
  return late?.map((time) => <LateTime key={time.store} time={time} isOneOfSeveral={isOneOfSeveral} />);
}

function LateTime({ time, isOneOfSeveral }: { readonly time: KeptTime; readonly isOneOfSeveral: boolean }) {
  const { t } = useI18n();
  const { fault, isPending, choose } = useMinutes(time);
  const textOf = useKeptText();
  const minutes = time.kept!.fitting_minutes;
  return (
    <>
      <Notice
        kind="warn"
        action={
          <Button variant="outline" busy={isPending} onClick={() => choose(minutes)}>
            {t('Offer {minutes} min from now on', { minutes })}
          </Button>
        }
      >
        {isOneOfSeveral && (
          <>
            <bdi>{time.name}</bdi>:{' '}
          </>
        )}
        {textOf(time)}
      </Notice>
      <FormError>{fault}</FormError>
    </>
  );
}

/** The minutes that a store is offered at this time of the week, how it kept what it said, and the choice between them. */
export function OfferedMinutes({ storeId }: { readonly storeId: number }) {
  const { t } = useI18n();
  const { data } = useKeptTimes();
  const time = data?.stores.find(({ store }) => store === storeId);
  return (
    time && (
      <section className={styles.part} aria-labelledby="said-title">
        <h3 id="said-title" className="text-h3">
          {t('The time that you say')}
        </h3>
        <Offered time={time} />
      </section>
    )
  );
}

function Offered({ time }: { readonly time: KeptTime }) {
  const { t } = useI18n();
  const { fault, isPending, choose } = useMinutes(time);
  const textOf = useKeptText();
  const { proposed_minutes: minutes, is_chosen: isChosen } = time;
  const fitting = time.kept?.fitting_minutes;
  return (
    <>
      <p>{textOf(time)}</p>
      <p className="text-meta">
        {isChosen
          ? t('New orders are offered {minutes} min at this time, as you chose.', { minutes })
          : t('New orders are offered {minutes} min, by your last orders.', { minutes })}
      </p>
      <FormError>{fault}</FormError>
      <div className={styles.times}>
        {fitting !== undefined && fitting !== minutes && (
          <Button variant="tint" size={54} busy={isPending} onClick={() => choose(fitting)}>
            {t('Offer {minutes} min from now on', { minutes: fitting })}
          </Button>
        )}
        {isChosen && (
          <Button variant="outline" size={54} busy={isPending} onClick={() => choose(null)}>
            {t('Offer by the last orders again')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Chooses minutes for the part of the week that is shown, also where it has passed meanwhile. */
function useMinutes(time: KeptTime) {
  const { t } = useI18n();
  const { fault, refuse, clear } = useFault();
  const span = useSpan(time);
  const { mutate, isPending } = useApiMutation(calls.shift.chooseMinutes, {
    quiet: true,
    changes: [calls.shift.keptTimes, calls.orders.list],
  });
  const choose = (minutes: number | null) => {
    clear();
    const { store, weekday, from_hour } = time;
    const onSuccess = ({ stores }: { readonly stores: readonly KeptTime[] }) => {
      const offered = minutes ?? stores.find((each) => each.store === store)?.proposed_minutes;
      if (offered !== undefined)
        announce(t('{weekday}, {from}–{to}: {minutes} min are offered from now on', { ...span, minutes: offered }));
    };
    mutate({ params: { store }, body: { weekday, from_hour, minutes } }, { onError: refuse, onSuccess });
  };
  return { fault, isPending, choose };
}

function useSpan({ weekday, from_hour: fromHour }: KeptTime) {
  const { t } = useI18n();
  return spanOf(t(WEEKDAYS[weekday - 1]!), fromHour);
}

const spanOf = (weekday: string, fromHour: number) => ({
  weekday,
  from: formatClock(fromHour * 60),
  to: formatClock((fromHour + PART_HOURS) * 60),
});

function useKeptText(): (time: KeptTime) => string {
  const { t } = useI18n();
  return ({ weekday, from_hour: fromHour, kept }) => {
    const span = spanOf(t(WEEKDAYS[weekday - 1]!), fromHour);
    if (!kept) return t('{weekday}, {from}–{to}: there are too few orders to say how long they take.', span);
    return t(
      '{weekday}, {from}–{to}: you said {said} min, it took {took} min. Later than said: {late} of {orders, plural, one {# order} other {# orders}}.',
      { ...span, said: kept.said_minutes, took: kept.took_minutes, late: kept.late, orders: kept.orders },
    );
  };
}
