/**
 * Stems whose Uzbek Cyrillic spelling does not follow their letters, mostly because of a soft sign that Latin omits. Endings after a stem
 * are spelled by rule.
 */
export const LOAN_STEMS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['aerozol', 'аэрозоль'],
  ['aksiya', 'акция'],
  ['albom', 'альбом'],
  ['apelsin', 'апельсин'],
  ['atelye', 'ателье'],
  ['balzam', 'бальзам'],
  ['batalyon', 'батальон'],
  ['bulyon', 'бульон'],
  ['bulvar', 'бульвар'],
  ['funksiya', 'функция'],
  ['instruksiya', 'инструкция'],
  ['kanselyariya', 'канцелярия'],
  ['porsiya', 'порция'],
  ['vaksina', 'вакцина'],
  ['email', 'имейл'],
  ['filtr', 'фильтр'],
  ['film', 'фильм'],
  ['intervyu', 'интервью'],
  ['kalkulyator', 'калькулятор'],
  ['kalsiy', 'кальций'],
  ['kompyuter', 'компьютер'],
  ['kultura', 'культура'],
  ['losyon', 'лосьон'],
  ['mayonez', 'майонез'],
  ['mayor', 'майор'],
  ['mebel', 'мебель'],
  ['medalyon', 'медальон'],
  ['motsarella', 'моцарелла'],
  ['multi', 'мульти'],
  ['pavilyon', 'павильон'],
  ['palto', 'пальто'],
  ['pelmen', 'пельмен'],
  ['pitsa', 'пицца'],
  ['pitseriya', 'пиццерия'],
  ['pochtalyon', 'почтальон'],
  ['rayon', 'район'],
  ['sentabr', 'сентябрь'],
  ['shampinyon', 'шампиньон'],
  ['sirkul', 'циркуль'],
  ['sitrus', 'цитрус'],
  ['sement', 'цемент'],
  ['silindr', 'цилиндр'],
  ['obyekt', 'объект'],
  ['oktabr', 'октябрь'],
  ['subyekt', 'субъект'],
  ['ultra', 'ультра'],
  ['yogurt', 'йогурт'],
  ['yod', 'йод'],
  ['yoga', 'йога'],
];

/** Loan words that are beginnings of other words, so that only the whole word matches. */
export const LOAN_WORDS: Readonly<Record<string, string>> = {
  aprel: 'апрель',
  dekabr: 'декабрь',
  fevral: 'февраль',
  gel: 'гель',
  iyul: 'июль',
  iyun: 'июнь',
  kabel: 'кабель',
  karamel: 'карамель',
  kisel: 'кисель',
  medal: 'медаль',
  model: 'модель',
  noyabr: 'ноябрь',
  parol: 'пароль',
  rul: 'руль',
  sirk: 'цирк',
  shtapel: 'штапель',
  vermishel: 'вермишель',
  yanvar: 'январь',
};

/** File types: always Latin. */
export const FILE_KINDS: ReadonlySet<string> = new Set(['gif', 'jpeg', 'jpg', 'pdf', 'png']);

/** Latin names and abbreviations (here in lower case) that stay Latin in Cyrillic text when they have a capital. */
export const LATIN_EVERYWHERE: ReadonlySet<string> = new Set(
  'aa aaa aegis apple bluetooth cd dvd fi gb google gps hd hdd hdmi hp instagram kb lcd led lg lte mb nfc oled pc qled ram sms spf ssd tb tv uhd usb uv vip wi wifi xl xs xxl xxxl'.split(
    ' ',
  ),
);

/** Units that may directly follow a number and are spelled like words. */
export const UNITS: ReadonlySet<string> = new Set(['g', 'kg', 'mg', 'l', 'ml', 'm', 'sm', 'mm', 'km', 'dona', 'soʻm']);
