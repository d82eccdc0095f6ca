/** Longest address that an app may name. */
const LONGEST_CALLBACK = 1000;

/**
 * Whether an app may have a payment return to this address: one of the operator's, or below one. Scheme, host and port are the same, and the
 * path continues at a slash.
 * @example isAllowedCallback('https://app.uz/pay/done', ['https://app.uz/pay']) // true
 * @example isAllowedCallback('https://app.uz/payments', ['https://app.uz/pay']) // false
 */
export function isAllowedCallback(callback: string, allowed: readonly string[]): boolean {
  const asked = partsOf(callback);
  if (asked === undefined) return false;
  return allowed.some((each) => {
    const base = partsOf(each);
    return base?.place === asked.place && (base.path === asked.path || asked.path.startsWith(`${base.path}/`) || base.path === '');
  });
}

/**
 * The address with the order's parameters, to which a gateway adds `&flag=`.
 * @example callbackAddress('myapp://paid', { order_id: 7 }) // 'myapp://paid?order_id=7'
 */
export function callbackAddress(callback: string, parameters: Readonly<Record<string, string | number>>): string {
  const address = new URL(callback);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, String(value));
  return address.href;
}

/** Address without query, in parts that can be compared. Undefined for what is none, for one with a password, and for a script. */
function partsOf(address: string): { readonly place: string; readonly path: string } | undefined {
  if (address.length > LONGEST_CALLBACK || !/^[a-z][a-z0-9+.-]*:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, host, pathname, username, password, hash } = new URL(address);
  if (username !== '' || password !== '' || hash !== '') return undefined;
  return { place: `${protocol}//${host}`, path: pathname.replace(/\/+$/, '') };
}
