/**
 * Stems of the most common passwords. A password is refused when it is a stem, a stem with digits or signs at its ends, a keyboard run, or
 * one pattern repeated.
 */
const STEMS = new Set(
  (
    'password passwd passw0rd pass qwerty qwertyu qwertyui qwertyuiop qwert qwer asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qwe asd zxc ' +
    'abc abcd abcdef abcdefg admin administrator root user guest login welcome letmein master monkey dragon football baseball basketball superman batman ' +
    'sunshine princess flower shadow michael jordan harley ranger hunter buster soccer hockey killer george charlie andrew michelle love jessica pepper ' +
    'daniel access thomas summer winter autumn spring secret freedom whatever trustno iloveyou computer internet samsung iphone apple google facebook ' +
    'telegram instagram youtube test testing temp default changeme hello cheese banana orange cookie angel lovely babygirl ashley nicole joshua matthew ' +
    'anthony robert starwars pokemon naruto minecraft mustang corvette ferrari mercedes porsche toyota nexia matiz lacetti spark tashkent toshkent ' +
    'uzbekistan ozbekiston samarkand samarqand bukhara buxoro fargona andijon namangan khorezm xorazm assalom salom salomlar rahmat parol marhamat ' +
    'aziz aziza bekzod dilnoza malika sardor jasur otabek madina kamola shahzod islom mohira nodira zarina rustam temur amirtemur bozor moskva russia ' +
    'parola privet lyubov natasha marina nastya vladimir sergey dmitri andrey maksim allah muhammad bismillah ramazon ramadan islam mekka'
  ).split(' '),
);
const RUNS = [
  '01234567890',
  '09876543210',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
  'q1w2e3r4t5y6',
];
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '$': 's',
  '!': 'i',
};

/**
 * Whether a password is among the first guesses.
 * @example isCommonPassword('P@ssw0rd2026!') // true
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const stem = plain.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  const undisguised = stem.replace(/[0134570@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return STEMS.has(stem) || STEMS.has(undisguised) || isRepetition(plain) || isRun(plain) || isDate(plain);
}

/** One group of up to four characters, repeated: `111111`, `abababab`, `123123`. */
function isRepetition(text: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(text);
}

/** Neighbouring keys, also followed by digits: `qwerty`, `1q2w3e`, `asdfgh12`. */
function isRun(text: string): boolean {
  const letters = text.replace(/\d+$/, '');
  return RUNS.some((run) => run.includes(text) || (letters.length >= 4 && run.includes(letters)));
}

function isDate(text: string): boolean {
  return /^\d{6}$/.test(text) || /^(19|20)\d{6}$/.test(text) || /^\d{4}(19|20)\d{2}$/.test(text);
}
