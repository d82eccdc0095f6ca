import { ABOUT, HELP } from './about-and-help.ts';
import { CANCELLATION, REFUND, SHIPPING } from './after-the-order.ts';
import type { SeededPage } from './page.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

export const PAGES: readonly SeededPage[] = [TERMS, PRIVACY, REFUND, CANCELLATION, SHIPPING, ABOUT, HELP];
