import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { urls } from '../../platform/pages/urls.ts';
import { ordersUrl } from '../cart/orders-url.ts';

/** Goes back. A page opened by its URL goes home, an order goes to the order list. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx ? navigate(-1) : navigate((/[?&]orderId=/.test(window.location.search) && ordersUrl()) || urls.home()));
  }, [navigate]);
}
