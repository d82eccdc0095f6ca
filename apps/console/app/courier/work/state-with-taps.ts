import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierJob, CourierState, CourierStop } from '@bozor/contract/courier/shapes.ts';
import { ABSENT_TRIES } from '@bozor/domain/orders/undelivered/absence.ts';
import type { Tap } from '../../frame/outbox/tap.ts';

/** A courier's state, read at an instant of this device, as it stands once the taps that wait for the network are sent. */
export function stateWithTaps<State extends CourierState>(state: State, taps: readonly Tap[], readAtMs: number): State {
  if (taps.length === 0) return state;
  const after = taps.reduce((before, tap) => withOne(before, tap, readAtMs), state);
  const isAhead = ({ order_id, kind }: State['route'][number]) =>
    after.jobs.some((job) => job.order_id === order_id && job.stops.some((stop) => stop.kind === kind && !stop.is_done));
  return { ...after, route: after.route.filter(isAhead) };
}

function withOne<State extends CourierState>(state: State, tap: Tap, readAtMs: number): State {
  const time = new Date(tap.tappedAtMs).toISOString();
  switch (tap.call.path) {
    case calls.duty.start.path:
      return { ...state, on_duty: true, since: state.since ?? time };
    case calls.duty.end.path:
      return { ...state, on_duty: false, since: null, offer: null };
    case calls.offers.take.path:
    case calls.offers.decline.path:
      return state.offer?.order_id === tap.order ? { ...state, offer: null } : state;
    default: {
      const job = state.jobs.find(({ order_id: id }) => id === tap.order);
      if (!job) return state;
      const changed = jobWith(job, tap, state.absent_wait_seconds + (tap.tappedAtMs - readAtMs) / 1_000);
      if (changed) return { ...state, jobs: state.jobs.map((each) => (each === job ? changed : each)) };
      const isSold = tap.call.path === calls.jobs.deliver.path || tap.call.path === calls.jobs.deliverByPhoto.path;
      const cash = isSold ? job.cash_to_collect : 0;
      return { ...state, jobs: state.jobs.filter((each) => each !== job), cash_in_hand: state.cash_in_hand + cash };
    }
  }
}

/** An order after a tap; undefined once the courier is done with it. `waitSeconds` would be left of a wait that the tap begins. */
function jobWith(job: CourierJob, tap: Tap, waitSeconds: number): CourierJob | undefined {
  const time = new Date(tap.tappedAtMs).toISOString();
  const body = tap.input.body as { readonly at?: CourierStop['kind']; readonly message?: string };
  const arrivedAt = (kind: CourierStop['kind'] | undefined) =>
    job.stops.map((stop) => (stop.kind === kind ? { ...stop, arrived_at: stop.arrived_at ?? time } : stop));
  switch (tap.call.path) {
    case calls.jobs.arrived.path:
      return { ...job, stops: arrivedAt(body.at) };
    case calls.jobs.pickUp.path:
      return {
        ...job,
        status: 'picked_up',
        stops: job.stops.map((stop) => (stop.kind === 'store' ? { ...stop, is_done: true } : stop)),
      };
    case calls.jobs.absent.path:
      return {
        ...job,
        stops: arrivedAt('customer'),
        absence: job.absence ?? { seconds_left: Math.max(0, Math.round(waitSeconds)), tries_left: ABSENT_TRIES },
      };
    case calls.jobs.tried.path:
      // A message reaches nobody before it is sent.
      return job.absence && body.message === undefined
        ? { ...job, absence: { ...job.absence, tries_left: Math.max(0, job.absence.tries_left - 1) } }
        : job;
    case calls.jobs.returnGoods.path: {
      const store = job.stops.find(({ kind }) => kind === 'store');
      if (job.status === 'returning' || !store) return job;
      const back: CourierStop = { ...store, kind: 'back', arrived_at: null, is_done: false };
      return { ...job, status: 'returning', stops: [...job.stops.map((stop) => ({ ...stop, is_done: true })), back] };
    }
    case calls.jobs.deliver.path:
    case calls.jobs.deliverByPhoto.path:
    case calls.jobs.giveBack.path:
    case calls.jobs.dispose.path:
      return undefined;
    default:
      return job;
  }
}
