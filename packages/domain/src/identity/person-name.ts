/** A person's name in the two fields of the profile. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Splits a name at its first space. Surrounding and repeated spaces are dropped.
 * @example splitName('Aziz  Karim oʻgʻli') // { firstName: 'Aziz', lastName: 'Karim oʻgʻli' }
 */
export function splitName(name: string): PersonName {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/**
 * Joins both parts with a space.
 * @example joinName({ firstName: 'Aziz', lastName: '' }) // 'Aziz'
 */
export function joinName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim();
}

/**
 * Returns a name with the last name shortened to its initial, for readers who may recognise the person but not learn the full name.
 * @example initialledName({ firstName: 'Aziza', lastName: 'Karimova' }) // 'Aziza K.'
 */
export function initialledName({ firstName, lastName }: PersonName): string {
  const [initial] = lastName;
  return joinName({ firstName, lastName: initial === undefined ? '' : `${initial}.` });
}
