import { API } from '@bozor/contract/shop/routes.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { page } from 'vitest/browser';
import { ParkedCarts } from '../app/features/cart/parked-carts.tsx';
import { PaymentDue } from '../app/features/orders/payment-due.tsx';
import { PharmacistQuestion } from '../app/features/orders/pharmacist-question.tsx';
import { PriceProposal } from '../app/features/orders/price-proposal.tsx';
import { SwapProposals } from '../app/features/orders/swap-proposals.tsx';
import { useReorder } from '../app/features/orders/use-reorder.ts';
import { SandboxPage } from '../app/features/payments/sandbox-page.tsx';
import { checkMutations } from './check-mutations.tsx';
import { typeInto } from './fields.ts';
import { mutation } from './mutation-row.ts';
import { replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const ORDER = 123_456_789;
const CHANGED = [API.orders.list, API.orders.ofDevice, API.orders.details, API.orders.track];
const parked = { ...replyOf(API.cart.parked).carts[0]!, module_id: 1 };
const withParked = (server: ShopServer) => server.answer(API.cart.parked, replyOf(API.cart.parked, { carts: [parked] }));

const order = replyOf(API.orders.track, { id: ORDER, can_switch_to_cod: true });
const proposal = { before: 6_330, amount: 81_330, agree_until: new Date(Date.now() + 900_000).toISOString() };
const swap = {
  id: 7,
  line: 1,
  kind: 'line_swapped',
  state: 'proposed',
  name: 'Tomatoes',
  pieces: 2,
  replacement: { name: 'Cherry tomatoes', image_full_url: null, tile_hue: 20, total: 30_000 },
  weight: null,
  amount: -10_000,
  answer_until: new Date(Date.now() + 900_000).toISOString(),
} as const;
const pickReason = async () => await page.getByRole('radio').first().click();
const payElsewhere = (server: ShopServer) => server.answer(API.payment.change, replyOf(API.payment.change, { redirect_url: '/payment/1' }));

checkMutations([
  mutation({
    file: 'features/cart/parked-carts.tsx',
    endpoint: API.cart.restore,
    refusal: 'parked-cart-not-found',
    part: <ParkedCarts />,
    options: { answers: withParked },
    button: 'Bring it back',
    changes: [API.cart.list, API.cart.parked],
  }),
  mutation({
    file: 'features/cart/parked-carts.tsx',
    endpoint: API.cart.discardParked,
    refusal: 'parked-cart-not-found',
    part: <ParkedCarts />,
    options: { answers: withParked },
    button: 'Forget it',
    changes: [API.cart.parked],
  }),
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
  ...['Agree', 'Decline'].map((button) =>
    mutation({
      file: 'features/orders/price-proposal.tsx',
      endpoint: API.orders.answerPrice,
      refusal: 'answer-too-late',
      part: <PriceProposal orderId={ORDER} proposal={proposal} />,
      button,
      changes: CHANGED,
    }),
  ),
  mutation({
    file: 'features/orders/pharmacist-question.tsx',
    endpoint: API.orders.answerQuestion,
    refusal: 'question-answered',
    part: <PharmacistQuestion orderId={ORDER} question={{ id: 3, text: 'For an adult?' }} />,
    fill: async () => await typeInto('answer', 'For a child'),
    button: 'Send the answer',
    fields: ['answer'],
    enterIn: 'answer',
    typed: { answer: 'For a child' },
    changes: CHANGED,
  }),
  ...['Take it', 'Leave it out'].map((button) =>
    mutation({
      file: 'features/orders/swap-proposals.tsx',
      endpoint: API.orders.answerSwap,
      refusal: 'swap-answered',
      part: <SwapProposals orderId={ORDER} adjustments={[swap]} />,
      button,
      changes: CHANGED,
    }),
  ),
  mutation({
    file: 'features/orders/use-reorder.ts',
    endpoint: API.orders.reorder,
    refusal: 'order-not-found',
    part: <Reorder />,
    button: 'Order again',
    changes: [API.cart.list],
  }),
  mutation({
    file: 'features/orders/use-paying.ts',
    endpoint: API.payment.change,
    refusal: 'already-paid',
    part: <PaymentDue order={order} />,
    options: { answers: payElsewhere },
    button: 'Pay now',
    changes: CHANGED,
    except: { success: 'it leads to the gateway' },
  }),
  mutation({
    file: 'features/orders/use-paying.ts',
    endpoint: API.payment.switchToCash,
    refusal: 'wrong-step',
    part: <PaymentDue order={order} />,
    button: 'Switch to cash on delivery',
    changes: CHANGED,
  }),
  mutation({
    file: 'features/orders/use-paying.ts',
    endpoint: API.payment.cancelFailed,
    refusal: 'wrong-step',
    part: () => openOverlay('payment-failed', { order, contactNumber: '+998901234567' }),
    button: 'Cancel Order',
    changes: CHANGED,
  }),
  mutation({
    file: 'features/payments/transfer-dialog.tsx',
    endpoint: API.payment.change,
    refusal: 'already-paid',
    part: () => openOverlay('transfer-info', { orderId: ORDER, before: { methodId: 1, fields: {} } }),
    button: 'Save',
    changes: CHANGED,
  }),
  mutation({
    file: 'features/payments/sandbox-page.tsx',
    endpoint: API.payment.sandboxDecide,
    refusal: 'payment-not-found',
    part: <SandboxPage payment="pay-1" />,
    options: { answers: (server) => server.answer(API.payment.sandboxDecide, replyOf(API.payment.sandboxDecide, { return_url: '/home' })) },
    button: 'Approve',
  }),
  mutation({
    file: 'features/checkout/prescription-dialog.tsx',
    endpoint: API.checkout.placePrescription,
    refusal: 'store-closed',
    part: () => openOverlay('send-prescription', { storeId: 1 }),
    fill: async () => {
      await typeInto('address', 'Amir Temur 15');
      await typeInto('contact_person_name', 'Dilnoza');
      await typeInto('contact_person_number', '901234567');
      await page.getByLabelText(/photo|picture|document/i).upload(new File(['%PDF-1.4'], 'prescription.pdf', { type: 'application/pdf' }));
    },
    button: 'Send to the pharmacy',
    typed: { address: 'Amir Temur 15', contact_person_name: 'Dilnoza' },
    fields: ['address', 'contact_person_name', 'contact_person_number'],
    enterIn: 'address',
    changes: [API.orders.list, API.orders.ofDevice],
    except: { success: 'the order is shown' },
  }),
]);

function Reorder() {
  const { reorder, isReordering } = useReorder();
  return (
    <button type="button" aria-busy={isReordering} onClick={() => reorder(ORDER)}>
      Order again
    </button>
  );
}
