import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { urls } from '../../platform/pages/urls.ts';
import { ordersAddress } from '../cart/orders-address.ts';

/** To where one came from; a page that was opened by its address leads home, an order to the list it is in. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx ? navigate(-1) : navigate((/[?&]orderId=/.test(window.location.search) && ordersAddress()) || urls.home()));
  }, [navigate]);
}
