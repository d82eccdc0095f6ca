import { useStored } from '../storage.ts';
import { useSession } from './session.tsx';

/** Whether this browser may have orders: it placed one, or a customer is signed in. Otherwise nothing about orders needs to load. */
export function useMayHaveOrders(): boolean {
  const { isSignedIn } = useSession();
  return useStored('placed_orders') !== undefined || isSignedIn;
}
