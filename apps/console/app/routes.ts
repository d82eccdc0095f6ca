import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/** Pages that every console has. Files that are pages of several consoles need an id in each. */
const shared = (name: string): RouteConfigEntry[] => [
  route('account', 'frame/staff/account-page.tsx', { id: `${name}-account` }),
  route('*', 'frame/shell/missing-page.tsx', { id: `${name}-missing` }),
];

/** One build, three entries: the host serves it under these prefixes only. An invitation leads to the first, whoever is invited. */
export default [
  layout('frame/frame.tsx', [
    layout('frame/centered.tsx', [
      route('console/invitation/:token', 'frame/invitation/invitation-page.tsx'),
      route('console/new-codes/:token', 'frame/lost-factors/new-codes-page.tsx'),
    ]),
    route('console', 'operator/console.tsx', [
      index('operator/home/home-page.tsx'),
      route('orders', 'operator/search/search-page.tsx'),
      route('orders/:id', 'operator/order-page/order-page.tsx'),
      route('chats', 'operator/queues/chats-page.tsx', { id: 'operator-chats' }),
      route('chats/:id', 'operator/queues/chats-page.tsx', { id: 'operator-chat' }),
      route('transfers', 'operator/queues/transfers-page.tsx'),
      route('prescriptions', 'operator/queues/prescriptions-page.tsx'),
      route('prescriptions/:id', 'operator/queues/prescription-page.tsx'),
      route('refunds', 'operator/refunds/refunds-page.tsx'),
      route('reviews', 'operator/reviews/reported-page.tsx'),
      route('earnings', 'operator/earnings/earnings-page.tsx'),
      route('stores/:id', 'operator/earnings/store-page.tsx'),
      route('staff', 'operator/staff/people-page.tsx'),
      route('staff/:id', 'operator/staff/person-page.tsx'),
      route('audit', 'operator/audit/audit-page.tsx'),
      ...shared('operator'),
    ]),
    route('store-console', 'store/console.tsx', [
      index('store/board/board-page.tsx'),
      route('kitchen', 'store/kitchen/kitchen-page.tsx'),
      route('menu', 'store/menu/menu-page.tsx'),
      route('chats', 'store/queues/chats-page.tsx', { id: 'store-chats' }),
      route('chats/:id', 'store/queues/chats-page.tsx', { id: 'store-chat' }),
      route('tickets', 'store/tickets/tickets-page.tsx'),
      route('prescriptions', 'store/queues/prescriptions-page.tsx'),
      route('prescriptions/:id', 'store/queues/prescription-page.tsx'),
      route('hours', 'store/hours/hours-page.tsx'),
      route('reviews', 'store/reviews/reviews-page.tsx'),
      route('earnings', 'store/earnings/earnings-page.tsx'),
      route('staff', 'store/staff/staff-page.tsx'),
      ...shared('store'),
    ]),
    route('courier', 'courier/console.tsx', [
      index('courier/work/work-page.tsx'),
      route('chats', 'courier/chats/chats-page.tsx', { id: 'courier-chats' }),
      route('chats/:id', 'courier/chats/chats-page.tsx', { id: 'courier-chat' }),
      route('cash', 'courier/money/cash-page.tsx'),
      route('earnings', 'courier/money/earnings-page.tsx'),
      ...shared('courier'),
    ]),
  ]),
] satisfies RouteConfig;
