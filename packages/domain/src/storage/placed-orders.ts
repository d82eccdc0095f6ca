/** Signed link of an order that was placed without an account. `over` saves asking again for one that has ended. */
export interface PlacedLink {
  readonly token: string;
  readonly over?: true;
}

/** More are forgotten, the oldest first. */
export const MOST_PLACED_ORDERS = 20;
const TOKEN = /^\d{9}\.[\w-]{22}$/;

/** Parses stored links; what is no link is left out, and undefined when none is left. */
export function parsePlacedOrders(text: string): readonly PlacedLink[] | undefined {
  try {
    const links = (JSON.parse(text) as readonly PlacedLink[])
      .filter((link) => TOKEN.test(link?.token))
      .map(({ token, over }): PlacedLink => (over === true ? { token, over } : { token }));
    return links.length > 0 ? links.slice(0, MOST_PLACED_ORDERS) : undefined;
  } catch {
    return undefined;
  }
}

/** Links with a new one in front; a link that is there already moves to the front. */
export function addPlacedOrder(links: readonly PlacedLink[], token: string): readonly PlacedLink[] {
  return [{ token }, ...links.filter((link) => link.token !== token)].slice(0, MOST_PLACED_ORDERS);
}
