import { calls } from '@bozor/contract/operator/calls.ts';
import { PrescriptionView } from '../../frame/prescriptions/prescription-view.tsx';

/** One prescription, with its pages and what is done about it. */
export default function PrescriptionPage() {
  return <PrescriptionView calls={calls.prescriptions} path="/console/prescriptions" />;
}
