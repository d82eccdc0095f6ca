import { calls } from '@bozor/contract/operator/calls.ts';
import { PrescriptionQueue } from '../../frame/prescriptions/prescription-queue.tsx';

/** Prescriptions of all zones within the person's reach. */
export default function PrescriptionsPage() {
  return <PrescriptionQueue calls={calls.prescriptions} path="/console/prescriptions" />;
}
