import { API } from '@bozor/contract/shop/routes.ts';
import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { LiveEvent } from '@bozor/contract/shop/customers/notifications.ts';
import { setOnline, useOnline } from '@bozor/web/api/online.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useFinishSignIn } from '../app/features/account/use-finish-sign-in.ts';
import { useCartUpkeep } from '../app/features/cart/use-cart.ts';
import { useCheckoutDraft } from '../app/features/checkout/checkout-draft.ts';
import { LiveUpdates } from '../app/features/messages/live-updates.tsx';
import { Thread } from '../app/features/messages/thread.tsx';
import { NotificationsPage } from '../app/features/notifications/notifications-page.tsx';
import { OfflineKeeper } from '../app/features/offline/offline-keeper.tsx';
import { OrderBar } from '../app/features/orders/order-bar.tsx';
import { OrderDetailsView } from '../app/features/orders/order-details-view.tsx';
import { useTrackedOrder } from '../app/features/orders/use-tracked-order.ts';
import { PaymentReturn } from '../app/features/payments/payment-return.tsx';
import { TopUpOutcome } from '../app/features/wallet/top-up-outcome.tsx';
import { customerInfo } from '../app/platform/session/customer-queries.ts';
import { OfflineNotice } from '../app/shell/offline-notice.tsx';
import { writeStored } from '../app/platform/storage.ts';
import { renderShop, type RenderedShop, type RenderOptions } from './render-shop.tsx';
import { replyOf } from './samples.ts';
import type { AnyEndpoint, ShopServer } from './shop-server.ts';
import { showElsewhere } from './show-elsewhere.ts';

const ORDER = 123_456_789;
const TOKEN = `${ORDER}.${'t'.repeat(22)}`;
const event: LiveEvent = {
  kind: 'order',
  order_id: ORDER,
  order_status: null,
  conversation_id: null,
  sender_type: null,
  notification: null,
};
const notice = {
  ...replyOf(API.notifications.list).notifications[0]!,
  type: 'order_status',
  order_id: ORDER,
  title: 'On its way',
} as const;
const tracked = (different: Partial<ReplyOf<typeof API.orders.track>>) => replyOf(API.orders.track, { id: ORDER, ...different });

/** A place that is told of a change otherwise than by the answer to its own call. */
interface Row {
  readonly part: ReactNode;
  readonly options?: RenderOptions;
  /** Cause of the change; without it, the part alone is. */
  readonly happens?: (shop: RenderedShop) => Promise<void> | void;
  /** Calls that are asked for again where they are shown. */
  readonly refreshes: readonly AnyEndpoint[];
}

/** Sends an event of a stream as soon as it is open. */
function streaming<E extends AnyEndpoint>(endpoint: E, sent: ReplyOf<E>, answers?: (server: ShopServer) => void) {
  let stream: ReturnType<typeof openStream<E>>;
  return {
    options: {
      answers: (server: ShopServer) => {
        answers?.(server);
        stream = openStream(server, endpoint);
      },
    },
    happens: async () => {
      await expect.poll(() => stream.open()).toBeGreaterThan(0);
      stream.send(sent);
    },
  };
}

const openStream = <E extends AnyEndpoint>(server: ShopServer, endpoint: E) => server.stream(endpoint);
const pending = { order_status: 'pending' } as const;

/** Each place that invalidates a query itself, by its file. One that is missing here fails a test. */
const ROWS: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  'features/messages/live-updates.tsx': {
    'an order changes': {
      part: <LiveUpdates />,
      ...streaming(API.notifications.events, event),
      refreshes: [API.orders.list, API.orders.ofDevice, API.orders.details, API.orders.track],
    },
    'a message arrives': {
      part: <LiveUpdates />,
      ...streaming(API.notifications.events, { ...event, kind: 'message', conversation_id: 7, sender_type: 'store' }),
      refreshes: [API.messages.list, API.messages.details],
    },
    'a notice arrives': {
      part: <LiveUpdates />,
      ...streaming(API.notifications.events, { ...event, kind: 'notice', notification: notice }),
      refreshes: [API.notifications.list, API.customer.info],
    },
  },
  'features/messages/thread.tsx': {
    'messages are read': { part: <Thread requested={{ conversation_id: 7 }} />, refreshes: [API.messages.list] },
  },
  'features/messages/use-sending.ts': {
    'a message is sent': {
      part: <Thread requested={{ conversation_id: 7 }} />,
      happens: async () => {
        await page.getByRole('textbox', { name: 'Message' }).fill('Where are you?');
        await userEvent.keyboard('{Enter}');
      },
      refreshes: [API.messages.details, API.messages.list],
    },
  },
  'features/notifications/notifications-page.tsx': {
    'notices are read': { part: <NotificationsPage />, refreshes: [API.customer.info] },
  },
  'features/offline/offline-keeper.tsx': {
    'the network is back': {
      part: <Kept />,
      happens: async () => {
        setOnline(false);
        // A render in between: the loss has to be seen.
        await expect.element(page.getByText('Away')).toBeVisible();
        setOnline(true);
      },
      refreshes: [API.orders.list, API.customer.info],
    },
  },
  'features/orders/order-details-view.tsx': {
    'its order moves on': {
      part: <OrderDetailsView orderId={ORDER} />,
      ...streaming(API.orders.events, tracked({ order_status: 'confirmed' }), (server) =>
        server.answer(API.orders.details, replyOf(API.orders.details, { id: ORDER, ...pending })),
      ),
      refreshes: [API.orders.list],
    },
  },
  'features/orders/use-running-orders.ts': {
    "the customer's last order has ended": {
      part: <OrderBar page="home" />,
      options: {
        answers: (server) => {
          server.answer(API.customer.info, replyOf(API.customer.info, { running_orders: 1 }));
          server.answer(API.orders.ofDevice, replyOf(API.orders.ofDevice, { orders: [], total_size: 0 }));
        },
      },
      refreshes: [API.customer.info],
    },
  },
  'features/orders/use-tracked-order.ts': {
    'its order moves on': {
      part: <Tracked />,
      ...streaming(API.orders.events, tracked({ order_status: 'confirmed' }), (server) =>
        server.answer(API.orders.track, tracked(pending)),
      ),
      refreshes: [API.orders.list, API.orders.ofDevice],
    },
  },
  'features/payments/payment-return.tsx': {
    'the order is paid': {
      part: <PaymentReturn />,
      options: {
        address: `/payment?token=${TOKEN}&flag=success`,
        answers: (server) => server.answer(API.orders.track, tracked({ payment_status: 'paid' })),
      },
      refreshes: [API.orders.list],
    },
  },
  'features/wallet/top-up-outcome.tsx': {
    'the money has come': {
      part: <TopUpOutcome />,
      options: {
        address: '/profile?page=wallet&payment=5&flag=success',
        answers: (server) => {
          const [row] = replyOf(API.wallet.transactions).transactions;
          const came = { ...row!, payment_id: 5, transaction_type: 'top_up' as const };
          server.answer(API.wallet.transactions, replyOf(API.wallet.transactions, { transactions: [came] }));
        },
      },
      refreshes: [API.wallet.transactions, API.customer.info],
    },
  },
  'features/account/use-finish-sign-in.ts': {
    'a visitor has signed in': {
      part: <SignedIn />,
      options: { visitor: 'guest' },
      happens: () => page.getByRole('button', { name: 'Finish' }).click(),
      refreshes: [API.place.zoneOf],
    },
  },
  'platform/session/session.tsx': {
    'another tab has signed in': {
      part: <p>Page</p>,
      options: { visitor: 'guest' },
      happens: () => writeStored('token', 'a-customer-of-the-shop-0002'),
      refreshes: [API.customer.info, API.orders.list],
    },
  },
  'features/cart/use-cart.ts': {
    'the place changes': {
      part: <CartUpkeep />,
      happens: () => writeStored('currentLatLng', { lat: 41.32, lng: 69.28 } as never),
      refreshes: [API.cart.list],
    },
    'the page is looked at again': {
      part: <CartUpkeep />,
      happens: () => void document.dispatchEvent(new Event('visibilitychange')),
      refreshes: [API.cart.list],
    },
    'the checkout is left after a choice that changes the bill': {
      part: <Checkout />,
      happens: async () => {
        await page.getByRole('button', { name: 'Tip' }).click();
        await page.getByRole('link', { name: 'Leave' }).click();
      },
      refreshes: [API.cart.list],
    },
  },
};

const CASES = Object.entries(ROWS).flatMap(([file, rows]) => Object.entries(rows).map(([cause, row]) => [file, cause, row] as const));

test.each(CASES)('%s: when %s, what that changes is fresh wherever it is shown', async (_file, _cause, row) => {
  const { part, options, happens, refreshes } = row;
  const shop = await renderShop(part, options);
  const shown = refreshes.map((endpoint) => showElsewhere(shop, endpoint));
  await happens?.(shop);
  await expect.poll(() => shown.filter(({ isStale }) => isStale()).map(({ name }) => name), { message: 'stays stale' }).toEqual([]);
  for (const { leave } of shown) leave();
});

test('a message that arrives says so and leads to its conversation, but not while the conversation is open', async () => {
  const message = { ...event, kind: 'message', conversation_id: 7, sender_type: 'store' } as const;
  const { options, happens } = streaming(API.notifications.events, message);
  await renderShop(<LiveUpdates />, options);
  await happens();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => `${window.location.pathname}${window.location.search}`).toMatch(/^\/chatting\?.*conversationId=7/i);
  await expect.element(page.getByText('You have a new message')).not.toBeInTheDocument();
  await happens();
  await happens();
  await expect.element(page.getByText('You have a new message')).not.toBeInTheDocument();
});

test('a message of one’s own from another tab says nothing', async () => {
  const own = { ...event, kind: 'message', conversation_id: 7, sender_type: 'customer' } as const;
  const { options, happens } = streaming(API.notifications.events, own);
  const shop = await renderShop(<LiveUpdates />, options);
  const list = showElsewhere(shop, API.messages.list);
  await happens();
  await expect.poll(list.isStale).toBe(false);
  await expect.element(page.getByText('You have a new message')).not.toBeInTheDocument();
  list.leave();
});

test('a step of an order is told in the server’s words and leads to the orders', async () => {
  const { options, happens } = streaming(API.notifications.events, { ...event, kind: 'notice', notification: notice });
  await renderShop(<LiveUpdates />, options);
  await happens();
  await expect.element(page.getByText('On its way')).toBeVisible();
  await page.getByRole('button', { name: 'My Orders' }).click();
  await expect.poll(() => window.location.search).toContain('page=my-orders');
});

test('a press on Try again asks again for what failed without a network, once', async () => {
  const { server } = await renderShop(
    <>
      <OfflineNotice />
      <Name />
    </>,
    { answers: (each) => each.lose(API.customer.info) },
  );
  await expect.element(page.getByText('lost')).toBeVisible();
  setOnline(false);
  const retry = page.getByRole('status').getByRole('button');
  await expect.element(retry).toHaveTextContent('Try again');
  const before = server.received(API.customer.info).length;
  server.recover();
  const release = server.hold(API.config.read);
  const asked = server.received(API.config.read).length;
  await retry.click();
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true');
  await retry.click({ force: true });
  release();
  await expect.element(page.getByText('known')).toBeVisible();
  expect(server.received(API.customer.info)).toHaveLength(before + 1);
  expect(server.received(API.config.read)).toHaveLength(asked + 1);
});

function Name() {
  const { isError, data } = useApiQuery(customerInfo());
  return <p>{isError ? 'lost' : data ? 'known' : 'loading'}</p>;
}

function Tracked() {
  useTrackedOrder({ orderId: ORDER });
  return null;
}

function Kept() {
  return (
    <>
      <OfflineKeeper />
      {useOnline() || <p>Away</p>}
    </>
  );
}

function SignedIn() {
  const finish = useFinishSignIn();
  const reply = replyOf(API.identity.login, { token: 'a-customer-of-the-shop-0002' });
  return (
    <button type="button" onClick={() => finish(reply as never)}>
      Finish
    </button>
  );
}

function Checkout() {
  const [, change] = useCheckoutDraft();
  return (
    <>
      <CartUpkeep />
      <button type="button" onClick={() => change({ tip: 5000 })}>
        Tip
      </button>
      <Link to="/home">Leave</Link>
    </>
  );
}

function CartUpkeep() {
  useCartUpkeep();
  return null;
}
