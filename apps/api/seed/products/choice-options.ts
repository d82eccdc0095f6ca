import type { ChoiceOptionSeed, LocalizedText } from './product-seed.ts';
import { text } from './product-seed.ts';

const COLOURS = {
  black: text`Black | Qora | Чёрный | أسود`,
  white: text`White | Oq | Белый | أبيض`,
  violet: text`Violet | Binafsha | Фиолетовый | بنفسجي`,
  mint: text`Mint | Yalpiz rang | Мятный | نعناعي`,
  pearl: text`Pearl | Marvarid | Жемчужный | لؤلؤي`,
  blue: text`Blue | Koʻk | Синий | أزرق`,
  red: text`Red | Qizil | Красный | أحمر`,
  green: text`Green | Yashil | Зелёный | أخضر`,
  brown: text`Brown | Jigarrang | Коричневый | بني`,
  beige: text`Beige | Bej | Бежевый | بيج`,
  pink: text`Pink | Pushti | Розовый | وردي`,
  grey: text`Grey | Kulrang | Серый | رمادي`,
};

export function colour(...names: (keyof typeof COLOURS)[]): ChoiceOptionSeed {
  return { title: text`Colour | Rang | Цвет | اللون`, options: names.map((name) => COLOURS[name]) };
}

export function size(...options: string[]): ChoiceOptionSeed {
  return { title: text`Size | Oʻlcham | Размер | المقاس`, options };
}

export function memory(...options: string[]): ChoiceOptionSeed {
  return { title: text`Memory | Xotira | Память | الذاكرة`, options };
}

export function volume(...options: string[]): ChoiceOptionSeed {
  return { title: text`Volume | Hajmi | Объём | الحجم`, options };
}

/** Builds options with a price for each combination; `surcharges` by label add to the base price. */
export function choices(basePrice: number, choiceOptions: ChoiceOptionSeed[], surcharges: Record<string, number> = {}) {
  const label = (option: LocalizedText | string) => (typeof option === 'string' ? option : option.en);
  const chosen = choiceOptions.reduce<string[][]>(
    (combinations, { options }) => combinations.flatMap((labels) => options.map((option) => [...labels, label(option)])),
    [[]],
  );
  const variations = chosen.map((labels) => ({
    type: labels.join('-'),
    price: labels.reduce((price, each) => price + (surcharges[each] ?? 0), basePrice),
  }));
  return { basePrice, choiceOptions, variations };
}
