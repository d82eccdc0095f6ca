import type { PictureName } from '../pictures.ts';
import type { ModuleType } from './product-seed.ts';

/** Invented makers. A brand's name is the same in every language. */
export const brands: { key: string; name: string; module: ModuleType; picture: PictureName }[] = [
  { key: 'sutim', name: 'Sutim', module: 'grocery', picture: 'milk-carton' },
  { key: 'bog', name: 'Bogʻ', module: 'grocery', picture: 'orange-juice-carton' },
  { key: 'zilol', name: 'Zilol', module: 'grocery', picture: 'water-bottle' },
  { key: 'choyxona', name: 'Choyxona', module: 'grocery', picture: 'green-tea-box' },
  { key: 'oltin', name: 'Oltin', module: 'grocery', picture: 'sunflower-oil' },
  { key: 'donli', name: 'Donli', module: 'grocery', picture: 'penne-pouch' },
  { key: 'kars', name: 'Kars!', module: 'grocery', picture: 'chips-pouch' },
  { key: 'olov', name: 'Olov', module: 'grocery', picture: 'ketchup-bottle' },
  { key: 'shoxona', name: 'Shoxona', module: 'grocery', picture: 'cola-can' },
  { key: 'yaltir', name: 'Yaltir', module: 'grocery', picture: 'glass-cleaner' },
  { key: 'oppogim', name: 'Oppogʻim', module: 'grocery', picture: 'washing-powder' },
  { key: 'ninni', name: 'Ninni', module: 'grocery', picture: 'baby-puree-jar' },
  { key: 'soy-farm', name: 'Soy Farm', module: 'pharmacy', picture: 'ibusoy-box' },
  { key: 'nur-pharma', name: 'Nur Pharma', module: 'pharmacy', picture: 'nuramol-box' },
  { key: 'shifobaxsh', name: 'Shifobaxsh', module: 'pharmacy', picture: 'cough-syrup' },
  { key: 'vita', name: 'Vita', module: 'pharmacy', picture: 'vitamin-d-jar' },
  { key: 'popukcha', name: 'Popukcha', module: 'pharmacy', picture: 'diapers-pack' },
  { key: 'termo-plus', name: 'Termo+', module: 'pharmacy', picture: 'thermometer-box' },
  { key: 'ovoz', name: 'Ovoz', module: 'ecommerce', picture: 'headphones-pearl' },
  { key: 'lola', name: 'Lola', module: 'ecommerce', picture: 'phone-violet' },
  { key: 'quvvat', name: 'Quvvat', module: 'ecommerce', picture: 'power-bank' },
  { key: 'vaqt', name: 'Vaqt', module: 'ecommerce', picture: 'fitness-watch-box' },
  { key: 'ikat-yurt', name: 'Ikat Yurt', module: 'ecommerce', picture: 't-shirt-ikat-white' },
  { key: 'qadam', name: 'Qadam', module: 'ecommerce', picture: 'sneaker' },
  { key: 'gulsafo', name: 'Gulsafo', module: 'ecommerce', picture: 'face-cream-jar' },
  { key: 'atirgul', name: 'Atirgul', module: 'ecommerce', picture: 'perfume-rose' },
  { key: 'quruvchi', name: 'Quruvchi', module: 'ecommerce', picture: 'construction-set-box' },
  { key: 'usta', name: 'Usta', module: 'ecommerce', picture: 'toolbox' },
];
