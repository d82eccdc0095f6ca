import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import type { prescriptionsBelow } from '@bozor/contract/staff/prescriptions.ts';
import { API as STORE } from '@bozor/contract/store/routes.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { briefMediaUrl } from '../../platform/media/private-media.ts';
import { presentingIn } from '../orders/presenting.ts';
import { askQuestion } from '../orders/prescriptions/ask-question.ts';
import { priceByPerson } from '../orders/prescriptions/price-by-person.ts';
import { rejectPrescription } from '../orders/prescriptions/reject-prescription.ts';
import { viewPrescription } from '../orders/prescriptions/view-prescription.ts';
import { findMedicines } from './find-medicines.ts';
import { readPrescription, readQueue } from './read-prescriptions.ts';

/** Long enough to read a page that is open; whoever comes back later looks again, which is recorded. */
const VIEW_MS = 10 * 60_000;

/** The queue of a pharmacy and of the whole shop: the same calls, each within the person's reach. */
export function prescriptionRoutes(api: Api): void {
  mountCalls(api, STORE.prescriptions);
  mountCalls(api, OPERATOR.prescriptions);
}

function mountCalls(api: Api, calls: ReturnType<typeof prescriptionsBelow>): void {
  mount(api, calls.queue, async ({ actor, scope }) => ({
    now: api.adapters.clock.now().toISOString(),
    prescriptions: await readQueue(api.db, actor, scope.locale),
  }));
  mount(api, calls.details, async ({ actor, params, scope }) => details(actor, params.order, scope.locale));
  mount(api, calls.medicines, async ({ actor, params, query, scope }) => {
    const medicines = await findMedicines(api, actor, { orderId: params.order, name: query.name }, scope.locale);
    if (!medicines) throw refuse(calls.medicines, 'order-not-found');
    return { medicines };
  });
  mount(api, calls.view, async ({ actor, params }) => {
    const keys = await viewPrescription(api, actor, params.order);
    if (!keys) throw refuse(calls.view, 'order-not-found');
    const until = new Date(api.adapters.clock.now().getTime() + VIEW_MS);
    const secret = api.config.secrets.signing;
    return {
      until: until.toISOString(),
      pages: keys.map((key) => ({ url: briefMediaUrl(secret, key, until), is_document: key.endsWith('.pdf') })),
    };
  });
  mount(api, calls.price, async ({ actor, params, body, scope }) => {
    const medicines = body.medicines.map(({ id: itemId, quantity }) => ({ itemId, quantity }));
    const priced = await priceByPerson(api, actor, { orderId: params.order, medicines });
    if (!priced.ok) throw refuse(calls.price, priced.problem);
    return details(actor, params.order, scope.locale);
  });
  mount(api, calls.ask, async ({ actor, params, body, scope }) => {
    const asked = await askQuestion(api, actor, { orderId: params.order, question: body.question });
    if (!asked.ok) throw refuse(calls.ask, asked.problem, asked.problem === 'order-not-found' ? {} : { field: 'question' });
    return details(actor, params.order, scope.locale);
  });
  mount(api, calls.reject, async ({ actor, params, body, scope }) => {
    const rejected = await rejectPrescription(api, actor, { orderId: params.order, ...body });
    if (!rejected.ok) throw refuse(calls.reject, rejected.problem);
    return details(actor, params.order, scope.locale);
  });

  async function details(actor: Staff, orderId: number, locale: Locale) {
    const prescription = await readPrescription(api.db, actor, orderId, await presentingIn(api, locale));
    if (!prescription) throw refuse(calls.details, 'order-not-found');
    return prescription;
  }
}
