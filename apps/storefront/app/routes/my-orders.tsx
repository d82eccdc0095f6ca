import { Navigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { MyOrders as Orders } from '../features/orders/my-orders.tsx';
import { hasPage } from '../platform/has-page.ts';
import { openPage } from '../platform/page.server.ts';
import { urls } from '../platform/urls.ts';
import { useIsLive } from '../platform/use-is-live.ts';

import styles from './my-orders.module.css';

export { pageMeta as meta } from '../platform/page-head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('My Orders') } });
}

/** The orders have their place in the account area. */
export default function MyOrders() {
  const isLive = useIsLive();
  const [query] = useSearchParams();
  if (!isLive) return null;
  if (hasPage('profile')) return <Navigate to={urls.profile({ page: 'my-orders', orderId: query.get('orderId') })} replace />;
  return (
    <div className={`container ${styles.page}`}>
      <Orders />
    </div>
  );
}
