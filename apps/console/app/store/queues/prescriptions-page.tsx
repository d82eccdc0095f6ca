import { calls } from '@bozor/contract/store/calls.ts';
import { PrescriptionQueue } from '../../frame/prescriptions/prescription-queue.tsx';

/** Prescriptions of the person's pharmacies. */
export default function PrescriptionsPage() {
  return <PrescriptionQueue calls={calls.prescriptions} path="/store-console/prescriptions" />;
}
