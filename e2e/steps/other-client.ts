/**
 * A client of the API that was written from the specification's payloads alone, as an app of somebody else would be. It imports nothing and
 * is sent as it stands into a page of another origin. What it has learned is its state, since each step runs on its own.
 */
export interface ClientState {
  readonly base: string;
  readonly token?: string;
  readonly guest_id?: string;
  readonly zone?: string;
  readonly module?: number;
  readonly point?: { readonly lat: number; readonly lng: number };
  readonly item?: { readonly item_id: number; readonly price: number; readonly store_id: number; readonly picture: string };
  readonly order_id?: number;
  readonly redirect_url?: string;
  readonly said?: string;
  readonly order_status?: string;
  readonly requestId?: string | null;
}

interface Product {
  readonly id: number;
  readonly price: number;
  readonly store_id: number;
  readonly available: boolean;
  readonly is_prescription_required: number;
  readonly variations: readonly unknown[];
  readonly food_variations: readonly unknown[];
  readonly stock: number;
  readonly image_full_url: string;
}

/** Runs one step in the browser and returns the state after it. */
export async function otherClient({ step, state, phone }: { step: string; state: ClientState; phone: string }): Promise<ClientState> {
  const { base, guest_id, token } = state;
  const shared: Record<string, string> = {
    'Accept': 'application/json',
    'X-localization': 'en',
    'X-software-id': 'somebody-elses-app',
    'zoneid': state.zone ?? '[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]',
    ...(state.module !== undefined && { moduleId: String(state.module) }),
    ...(state.point && { latitude: String(state.point.lat), longitude: String(state.point.lng) }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const read = async (response: Response) => {
    const reply = await response.json();
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(reply)}`);
    return reply;
  };
  const get = async (path: string, query: Record<string, string | number> = {}) =>
    read(await fetch(`${base}/api/v1/${path}?${new URLSearchParams(query as Record<string, string>).toString()}`, { headers: shared }));
  const post = async (path: string, body: unknown, more: Record<string, string> = {}) =>
    read(
      await fetch(`${base}/api/v1/${path}`, {
        method: 'POST',
        headers: { ...shared, ...more, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );

  switch (step) {
    case 'arrive': {
      const config = await get('config');
      const guest = await post('auth/guest/request', {});
      const point = { lat: Number(config.default_location.lat), lng: Number(config.default_location.lng) };
      const zone = await get('config/get-zone-id', point);
      const modules = await get('module');
      const grocery = modules.modules.find((each: { module_type: string }) => each.module_type === 'grocery');
      const { headers } = await fetch(`${base}/api/v1/config`, { headers: shared });
      return { ...state, guest_id: guest.guest_id, point, zone: zone.zone_id, module: grocery.id, requestId: headers.get('x-request-id') };
    }
    case 'browse': {
      const { products } = await get('items/popular', { limit: 50, offset: 1, type: 'all', rating_count: 'null' });
      const found = (products as Product[]).find(
        (each) =>
          each.available &&
          each.is_prescription_required === 0 &&
          each.variations.length === 0 &&
          each.food_variations.length === 0 &&
          each.stock > 5,
      )!;
      const picture = await fetch(found.image_full_url);
      if (!picture.ok) throw new Error(`The picture ${found.image_full_url} cannot be read`);
      return { ...state, item: { item_id: found.id, price: found.price, store_id: found.store_id, picture: found.image_full_url } };
    }
    case 'fill a cart': {
      const { item_id, price } = state.item!;
      const chosen = {
        guest_id,
        model: 'Item',
        add_on_ids: [],
        add_on_qtys: [],
        item_id,
        price,
        quantity: 5,
        variation: [],
        module_color: '#fff',
      };
      await post('customer/cart/add', chosen);
      return state;
    }
    case 'sign up': {
      const email = `other${phone.slice(-7)}@example.uz`;
      const password = 'gilos-tuya-9';
      const account = { name: 'Malika Karimova', email, phone, password, confirm_password: password, ref_code: '', guest_id };
      let reply = await post('auth/sign-up', account);
      for (let tries = 0; tries < 2 && !reply.token; tries += 1) {
        const isPhone = reply.is_phone_verified === 0;
        const contact = isPhone ? { phone } : { email };
        const verification_type = isPhone ? 'phone' : 'email';
        reply = await post('auth/verify-phone', { ...contact, otp: '123456', login_type: 'manual', verification_type, guest_id });
      }
      if (!reply.token) throw new Error(`No token: ${JSON.stringify(reply)}`);
      return { ...state, token: reply.token };
    }
    case 'order': {
      const cart = await get('customer/cart/list');
      if (cart.lines.length !== 1) throw new Error(`The cart of the guest is lost: ${JSON.stringify(cart.lines)}`);
      const { lat: latitude, lng: longitude } = state.point!;
      const wanted = { order_type: 'delivery', payment_method: 'digital_payment', latitude, longitude };
      const quote = await post('customer/order/quote', wanted);
      const placed = await post(
        'customer/order/place',
        {
          ...wanted,
          quote_id: quote.quote_id,
          order_amount: quote.order_amount,
          address: 'Amir Temur 15',
          address_type: 'home',
          contact_person_name: 'Malika Karimova',
          contact_person_number: phone,
          unavailable_item_note: 'Please call me first',
          order_note: '',
          dm_tips: '',
          guest_id,
        },
        { 'Idempotency-Key': `${phone}-${Date.now()}` },
      );
      return { ...state, order_id: placed.order_id, redirect_url: placed.redirect_url };
    }
    case 'track': {
      const { order_status } = await get('customer/order/track', { order_id: state.order_id! });
      const details = await get('customer/order/details', { order_id: state.order_id! });
      if (details.unavailable_item_note !== 'Please call me first') throw new Error('The note for the store is lost');
      return { ...state, order_status };
    }
    case 'chat': {
      const form = new FormData();
      form.set('receiver_type', 'store');
      form.set('receiver_id', String(state.item!.store_id));
      form.set('message', 'Is the bread fresh?');
      await read(await fetch(`${base}/api/v1/customer/message/send`, { method: 'POST', headers: shared, body: form }));
      const { conversations } = await get('customer/message/list', { limit: 10, offset: 1 });
      return { ...state, said: JSON.stringify(conversations) };
    }
    default:
      throw new Error(`There is no step "${step}"`);
  }
}
