import { prescriptionsBelow } from '../staff/prescriptions.ts';
import { operator } from './access.ts';

/** The prescription queue of the whole shop, for those who help a pharmacy. */
export const prescriptions = prescriptionsBelow('/operator', operator);
