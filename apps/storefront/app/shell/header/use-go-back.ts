import { useCallback } from 'react';
import { useStepBack } from '@bozor/web/navigation/use-step-back.ts';
import { urls } from '../../platform/pages/urls.ts';
import { ordersUrl } from '../cart/orders-url.ts';

/** Goes back. A page opened by its URL goes home, an order goes to the order list. */
export function useGoBack(): () => void {
  const stepBack = useStepBack();
  return useCallback(() => {
    void stepBack((/[?&]orderId=/.test(window.location.search) && ordersUrl()) || urls.home());
  }, [stepBack]);
}
