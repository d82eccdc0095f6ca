import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierJob, CourierState } from '@bozor/contract/courier/shapes.ts';
import type { Tap } from '../../frame/outbox/tap.ts';

/** A courier's state as it stands once the taps that wait for the network are sent. */
export function stateWithTaps<State extends CourierState>(state: State, taps: readonly Tap[]): State {
  return taps.reduce(withOne, state);
}

function withOne<State extends CourierState>(state: State, tap: Tap): State {
  const job = state.jobs.find(({ order_id: id }) => id === tap.order);
  if (!job) return state;
  const change = (changed: CourierJob): State => ({ ...state, jobs: state.jobs.map((each) => (each === job ? changed : each)) });
  switch (tap.call.path) {
    case calls.jobs.arrived.path: {
      const { at } = tap.input.body as { readonly at: string };
      const time = new Date(tap.tappedAtMs).toISOString();
      return change({
        ...job,
        stops: job.stops.map((stop) => (stop.kind === at ? { ...stop, arrived_at: stop.arrived_at ?? time } : stop)),
      });
    }
    case calls.jobs.pickUp.path:
      return change({
        ...job,
        status: 'picked_up',
        stops: job.stops.map((stop) => (stop.kind === 'store' ? { ...stop, is_done: true } : stop)),
      });
    case calls.jobs.deliver.path:
    case calls.jobs.deliverByPhoto.path:
      return {
        ...state,
        jobs: state.jobs.filter((each) => each !== job),
        cash_in_hand: state.cash_in_hand + job.cash_to_collect,
      };
    default:
      return state;
  }
}
