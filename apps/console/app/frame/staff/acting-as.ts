let personId: number | undefined;

/** In whose name this page acts. The server refuses what a page sends for somebody else than the person of the cookie. */
export const actingAs = {
  set: (id: number | undefined): void => {
    personId = id;
  },
  header: (): Readonly<Record<string, string>> => (personId === undefined ? {} : { 'x-bozor-person': String(personId) }),
};
