import { API } from '@bozor/contract/shop/routes.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { page } from 'vitest/browser';
import { checkMutations } from './check-mutations.tsx';
import { mutation } from './mutation-row.ts';

const ORDER = 123_456_789;
const CHANGED = [API.orders.list, API.orders.details, API.orders.track];

const pickReason = async () => await page.getByRole('radio').first().click();

checkMutations([
  mutation({
    file: 'features/orders/cancel-order-dialog.tsx',
    endpoint: API.orders.cancel,
    refusal: 'wrong-step',
    part: () => openOverlay('cancel-order', { orderId: ORDER }),
    fill: pickReason,
    button: 'Submit',
    changes: CHANGED,
  }),
  mutation({
    file: 'features/orders/refund-dialog.tsx',
    endpoint: API.orders.requestRefund,
    refusal: 'wrong-step',
    part: () => openOverlay('request-refund', { orderId: ORDER }),
    fill: pickReason,
    button: 'Submit',
    changes: CHANGED,
  }),
]);
