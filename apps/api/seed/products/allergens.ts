import type { LocalizedText } from './product-seed.ts';
import { text } from './product-seed.ts';

export const allergens: Record<string, LocalizedText> = {
  gluten: text`Gluten | Glyuten | Глютен | غلوتين`,
  milk: text`Milk | Sut | Молоко | حليب`,
  eggs: text`Eggs | Tuxum | Яйца | بيض`,
  fish: text`Fish | Baliq | Рыба | سمك`,
  crustaceans: text`Crustaceans | Qisqichbaqasimonlar | Ракообразные | قشريات`,
  peanuts: text`Peanuts | Yeryongʻoq | Арахис | فول سوداني`,
  nuts: text`Nuts | Yongʻoqlar | Орехи | مكسرات`,
  sesame: text`Sesame | Kunjut | Кунжут | سمسم`,
  soya: text`Soya | Soya | Соя | صويا`,
  mustard: text`Mustard | Xantal | Горчица | خردل`,
  celery: text`Celery | Selderey | Сельдерей | كرفس`,
};
