import { prescriptionsBelow } from '../staff/prescriptions.ts';
import { store } from './access.ts';

/** The prescription queue of a pharmacy. */
export const prescriptions = prescriptionsBelow('/store', store);
