import { createHash } from 'node:crypto';
import type { BookProblem, PaymentGateway } from '../src/ports/payment-gateway.ts';

export const FORM_SECRET = 'secret-of-the-tests';
const ERROR_OF: Readonly<Record<BookProblem, number>> = { unknown: -5, amount: -2, paid: -4, closed: -9, busy: -9, delivered: -9 };

/** Signature of the fields as they are written, as Click's public SHOP-API describes it. */
export function signForm(form: URLSearchParams): string {
  const fields = ['click_trans_id', 'service_id', 'secret', 'merchant_trans_id', 'merchant_prepare_id', 'amount', 'action', 'sign_time'];
  const written = fields.map((name) => (name === 'secret' ? FORM_SECRET : (form.get(name) ?? ''))).join('');
  return createHash('md5').update(written).digest('hex');
}

/** A gateway that posts forms in two steps, Prepare (action 0) and Complete (action 1), as Click's SHOP-API does. */
export const formGateway: PaymentGateway = {
  name: 'form',
  title: 'Form',
  begin: ({ key }) => Promise.resolve({ redirectUrl: `https://pay.example/?transaction_param=${key}` }),
  async takeCallback({ body, now, digits }, book) {
    const form = new URLSearchParams(body);
    const [id, key] = [form.get('click_trans_id') ?? '', form.get('merchant_trans_id') ?? ''];
    const answer = (error: number) => ({
      status: 200,
      body: JSON.stringify({ click_trans_id: id, merchant_trans_id: key, merchant_prepare_id: id, error, error_note: String(error) }),
    });
    if (form.get('sign_string') !== signForm(form)) return answer(-1);
    if (form.get('action') === '0') {
      const opened = await book.open({
        providerPaymentId: id,
        key,
        amountMinor: Math.round(Number(form.get('amount')) * 10 ** digits),
        at: now,
      });
      return answer(opened.ok ? 0 : ERROR_OF[opened.problem]);
    }
    if (Number(form.get('error')) < 0) {
      await book.cancel(id, form.get('error')!);
      return answer(-9);
    }
    const captured = await book.capture(id);
    if (captured.ok) return answer(0);
    return answer(captured.problem === 'unknown' ? -6 : ERROR_OF[captured.problem]);
  },
};
