import { text, type LocalizedText, type ModuleType } from '../products/product-seed.ts';

export interface CouponSeed {
  readonly code: string;
  readonly title: LocalizedText;
  readonly kind: 'percent' | 'amount' | 'free_delivery';
  readonly discount?: number;
  readonly cap?: number;
  readonly minimumPurchase: number;
  readonly module?: ModuleType;
  readonly zone?: string;
  readonly store?: string;
  readonly firstOrder?: boolean;
  readonly perCustomer?: number;
  readonly total?: number;
  readonly isListed?: boolean;
  readonly startsInDays: number;
  readonly endsInDays: number;
}

export const COUPONS: readonly CouponSeed[] = [
  {
    code: 'SALOM30',
    kind: 'percent',
    discount: 30,
    cap: 40_000,
    minimumPurchase: 80_000,
    firstOrder: true,
    perCustomer: 1,
    startsInDays: -120,
    endsInDays: 60,
    title: text`30% off your first order | Birinchi buyurtmaga 30% chegirma | Скидка 30% на первый заказ | خصم 30% على طلبك الأول`,
  },
  {
    code: 'BOZOR10',
    kind: 'percent',
    discount: 10,
    cap: 25_000,
    minimumPurchase: 60_000,
    startsInDays: -90,
    endsInDays: 45,
    title: text`10% off everything | Hammasiga 10% chegirma | Скидка 10% на всё | خصم 10% على كل شيء`,
  },
  {
    code: 'SAVAT20',
    kind: 'amount',
    discount: 20_000,
    minimumPurchase: 150_000,
    module: 'grocery',
    perCustomer: 3,
    startsInDays: -60,
    endsInDays: 30,
    title: text`20 000 soʻm off the weekly shop | Haftalik xariddan 20 000 soʻm chegirma | 20 000 сум скидки на недельную закупку | خصم 20 000 سوم على مشتريات الأسبوع`,
  },
  {
    code: 'BEPUL',
    kind: 'free_delivery',
    minimumPurchase: 50_000,
    perCustomer: 5,
    startsInDays: -60,
    endsInDays: 30,
    title: text`Free delivery | Bepul yetkazish | Бесплатная доставка | توصيل مجاني`,
  },
  {
    code: 'OSH15',
    kind: 'percent',
    discount: 15,
    cap: 30_000,
    minimumPurchase: 70_000,
    module: 'food',
    store: 'chinor-osh',
    startsInDays: -30,
    endsInDays: 30,
    title: text`15% off at Chinor Plov House | Chinor oshda 15% chegirma | Скидка 15% в «Чинор ош» | خصم 15% في شينور للبلوف`,
  },
  {
    code: 'SAVAT7',
    kind: 'percent',
    discount: 7,
    cap: 30_000,
    minimumPurchase: 70_000,
    module: 'grocery',
    store: 'savat',
    startsInDays: -30,
    endsInDays: 30,
    title: text`7% off at Savat Market | Savat marketda 7% chegirma | Скидка 7% в «Савате» | خصم 7% في سافات ماركت`,
  },
  {
    code: 'SHIFO7',
    kind: 'percent',
    discount: 7,
    cap: 30_000,
    minimumPurchase: 70_000,
    module: 'pharmacy',
    store: 'shifo-nur',
    startsInDays: -30,
    endsInDays: 30,
    title: text`7% off at Shifo Nur Pharmacy | Shifo Nur dorixonasida 7% chegirma | Скидка 7% в аптеке «Шифо Нур» | خصم 7% في صيدلية شفا نور`,
  },
  {
    code: 'ELEKTRA5',
    kind: 'percent',
    discount: 5,
    cap: 30_000,
    minimumPurchase: 70_000,
    module: 'ecommerce',
    store: 'elektra',
    startsInDays: -30,
    endsInDays: 30,
    title: text`5% off at Elektra | Elektrada 5% chegirma | Скидка 5% в «Электре» | خصم 5% في إلكترا`,
  },
  {
    code: 'DORI5',
    kind: 'percent',
    discount: 5,
    cap: 20_000,
    minimumPurchase: 40_000,
    module: 'pharmacy',
    startsInDays: -45,
    endsInDays: 45,
    title: text`5% off medicine | Dorilarga 5% chegirma | Скидка 5% на лекарства | خصم 5% على الأدوية`,
  },
  {
    code: 'TEXNO50',
    kind: 'amount',
    discount: 50_000,
    minimumPurchase: 600_000,
    module: 'ecommerce',
    total: 500,
    startsInDays: -20,
    endsInDays: 20,
    title: text`50 000 soʻm off electronics | Elektronikaga 50 000 soʻm chegirma | 50 000 сум скидки на электронику | خصم 50 000 سوم على الإلكترونيات`,
  },
  {
    code: 'JANUB12',
    kind: 'percent',
    discount: 12,
    cap: 20_000,
    minimumPurchase: 50_000,
    zone: 'south',
    startsInDays: -15,
    endsInDays: 30,
    title: text`12% off in the South | Janubda 12% chegirma | Скидка 12% на юге | خصم 12% في الجنوب`,
  },
  {
    code: 'QOSHNI',
    kind: 'amount',
    discount: 10_000,
    minimumPurchase: 40_000,
    isListed: false,
    perCustomer: 1,
    startsInDays: -90,
    endsInDays: 90,
    title: text`A neighbour’s gift | Qoʻshnidan sovgʻa | Подарок от соседа | هدية من جار`,
  },
  {
    code: 'KUZ25',
    kind: 'percent',
    discount: 25,
    cap: 50_000,
    minimumPurchase: 100_000,
    startsInDays: -75,
    endsInDays: -12,
    title: text`Autumn 25% | Kuz 25% | Осенние 25% | خريف 25%`,
  },
];

export interface CashbackSeed {
  readonly title: LocalizedText;
  readonly type: 'percentage' | 'amount';
  readonly amount: number;
  readonly minimumPurchase: number;
  readonly cap?: number;
  readonly perCustomer?: number;
  readonly endsInDays: number;
}

export const CASHBACK_OFFERS: readonly CashbackSeed[] = [
  {
    type: 'percentage',
    amount: 3,
    minimumPurchase: 100_000,
    cap: 20_000,
    endsInDays: 40,
    title: text`3% back to the wallet | Hamyonga 3% qaytadi | 3% обратно на кошелёк | استرداد 3% إلى المحفظة`,
  },
  {
    type: 'percentage',
    amount: 5,
    minimumPurchase: 300_000,
    cap: 50_000,
    perCustomer: 4,
    endsInDays: 25,
    title: text`5% back on large baskets | Katta savatga 5% keshbek | 5% кешбэка за большую корзину | استرداد 5% على السلال الكبيرة`,
  },
  {
    type: 'amount',
    amount: 15_000,
    minimumPurchase: 200_000,
    perCustomer: 1,
    endsInDays: 14,
    title: text`15 000 soʻm back once | Bir marta 15 000 soʻm keshbek | Один раз 15 000 сум обратно | استرداد 15 000 سوم مرة واحدة`,
  },
];

export interface WalletBonusSeed {
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly type: 'percent' | 'amount';
  readonly bonus: number;
  readonly minimumTopUp: number;
  readonly cap?: number;
  readonly endsInDays: number;
}

export const WALLET_BONUSES: readonly WalletBonusSeed[] = [
  {
    type: 'percent',
    bonus: 5,
    minimumTopUp: 100_000,
    cap: 30_000,
    endsInDays: 30,
    title: text`5% more in the wallet | Hamyonda 5% koʻproq | На 5% больше в кошельке | 5% إضافية في المحفظة`,
    description: text`For a top-up from 100 000 soʻm | 100 000 soʻmdan toʻldirishga | За пополнение от 100 000 сум | لشحن من 100 000 سوم`,
  },
  {
    type: 'amount',
    bonus: 40_000,
    minimumTopUp: 500_000,
    endsInDays: 20,
    title: text`40 000 soʻm as a gift | 40 000 soʻm sovgʻa | 40 000 сум в подарок | 40 000 سوم هدية`,
    description: text`For a top-up from 500 000 soʻm | 500 000 soʻmdan toʻldirishga | За пополнение от 500 000 сум | لشحن من 500 000 سوم`,
  },
];
