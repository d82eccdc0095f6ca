import type { NavigateFunction } from 'react-router';
import { openDocument } from './open-document.ts';

let navigator: NavigateFunction | undefined;

/** Sets the router's navigate function, after hydration. */
export function setNavigator(navigate: NavigateFunction): void {
  navigator = navigate;
}

/** Navigates from outside a component. Components use `useNavigate`. */
export function goTo(address: string): void {
  if (navigator) void navigator(address);
  else void openDocument(address);
}
