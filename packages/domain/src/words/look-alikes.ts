/** Letters of Cyrillic and Greek that look like Latin ones, which a keyboard in the wrong language types into a code or an address. */
const LATIN_OF = new Map(
  Object.entries({
    А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X', І: 'I', Ј: 'J', Ѕ: 'S', Ԛ: 'Q', Ԝ: 'W', Ү: 'Y', Һ: 'H', Ӏ: 'I',
    а: 'a', е: 'e', к: 'k', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', ԛ: 'q', ԝ: 'w', һ: 'h', ӏ: 'l', в: 'b', м: 'm', н: 'h', т: 't',
    Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X', ο: 'o', ν: 'v', ι: 'i', α: 'a',
  }),
); // prettier-ignore

/**
 * Replaces look-alikes by their Latin letters where all of the text becomes ASCII by it; another text is returned as it is, since it is
 * written in that alphabet.
 * @example latinOfLookAlikes('ВОZОR10') // 'BOZOR10';  latinOfLookAlikes('СКИДКА') // 'СКИДКА'
 */
export function latinOfLookAlikes(text: string): string {
  const latin = Array.from(text.normalize('NFKC'), (sign) => LATIN_OF.get(sign) ?? sign).join('');
  return /^[\u0020-\u007e]*$/.test(latin) ? latin : text;
}
