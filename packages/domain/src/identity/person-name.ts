/** A person's name in the two fields of the profile. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Splits a name at its first space; spaces around and in a row are dropped.
 * @example splitName('Aziz  Karim oʻgʻli') // { firstName: 'Aziz', lastName: 'Karim oʻgʻli' }
 */
export function splitName(name: string): PersonName {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/**
 * A name in one piece.
 * @example joinName({ firstName: 'Aziz', lastName: '' }) // 'Aziz'
 */
export function joinName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim();
}

/**
 * A name for those who may know whose it is, not what it is: the last name by its first letter.
 * @example initialledName({ firstName: 'Aziza', lastName: 'Karimova' }) // 'Aziza K.'
 */
export function initialledName({ firstName, lastName }: PersonName): string {
  const [initial] = lastName;
  return joinName({ firstName, lastName: initial === undefined ? '' : `${initial}.` });
}
