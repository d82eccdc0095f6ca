import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { Customer } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { presentAddress } from './present.ts';
import { countAddresses, deleteAddress, listAddresses } from './store.ts';
import { addAddress, changeAddress } from './write-address.ts';

export function addressRoutes(api: Api): void {
  const translate = (scope: Scope, text: string) => api.words.translate(scope.locale, text);
  const remove = async (customer: Customer, id: number, scope: Scope) => {
    if (!(await deleteAddress(api.db, customer, id))) throw refuse(API.customer.removeAddress, 'address-not-found');
    return { message: translate(scope, 'Address removed.') };
  };

  mount(api, API.customer.addresses, async ({ actor, query }) => {
    const [rows, total] = await Promise.all([listAddresses(api.db, actor, query.limit, query.offset), countAddresses(api.db, actor)]);
    return { total_size: total, limit: query.limit, offset: query.offset, addresses: rows.map(presentAddress) };
  });
  mount(api, API.customer.addAddress, async ({ actor, body, scope }) => ({
    message: translate(scope, 'Address saved.'),
    address: presentAddress(await addAddress(api, actor, body)),
  }));
  mount(api, API.customer.updateAddress, async ({ actor, params, body, scope }) => ({
    message: translate(scope, 'Address updated.'),
    address: presentAddress(await changeAddress(api, actor, params.id, body)),
  }));
  mount(api, API.customer.removeAddress, async ({ actor, params, scope }) => remove(actor, params.id, scope));
  mount(api, API.customer.deleteAddress, async ({ actor, query, scope }) => remove(actor, query.address_id, scope));
}
