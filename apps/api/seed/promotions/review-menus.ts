import type { StoreModule } from '../geo/zones.ts';
import { text, type LocalizedText } from '../products/product-seed.ts';

/** A tab above the best-reviewed items. */
export interface ReviewMenuSeed {
  readonly module: StoreModule;
  readonly name: LocalizedText;
  readonly categories: readonly string[];
  /** Instead of categories: the items added in the last days. */
  readonly newestDays?: number;
}

export const REVIEW_MENUS: readonly ReviewMenuSeed[] = [
  { module: 'grocery', name: text`Beauty | Goʻzallik | Красота | جمال`, categories: ['paper-hygiene'] },
  { module: 'grocery', name: text`Bread & Juice | Non va sharbat | Хлеб и сок | خبز وعصير`, categories: ['bread-bakery', 'juice'] },
  { module: 'grocery', name: text`Drinks | Ichimliklar | Напитки | مشروبات`, categories: ['grocery-drinks'] },
  { module: 'grocery', name: text`Milks | Sut mahsulotlari | Молочное | ألبان`, categories: ['milk-kefir', 'yogurt-curd'] },
  { module: 'pharmacy', name: text`New | Yangi | Новое | جديد`, categories: [], newestDays: 60 },
  { module: 'pharmacy', name: text`Baby Care | Bola parvarishi | Для малыша | عناية بالطفل`, categories: ['mother-baby'] },
  { module: 'pharmacy', name: text`Womans Care | Ayollar uchun | Для женщин | عناية بالمرأة`, categories: ['skin-eyes', 'vitamins'] },
  { module: 'pharmacy', name: text`Mens | Erkaklar uchun | Для мужчин | للرجال`, categories: ['hygiene', 'heart-diabetes'] },
];
