import type { NavigateFunction } from 'react-router';

let navigator: NavigateFunction | undefined;

/** The router's own function, handed over once the page is alive. */
export function setNavigator(navigate: NavigateFunction): void {
  navigator = navigate;
}

/** Goes to an address from outside a component. Components use `useNavigate`. */
export function goTo(address: string): void {
  if (navigator) void navigator(address);
  else window.location.assign(address);
}
