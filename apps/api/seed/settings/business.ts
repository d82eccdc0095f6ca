import type { LocalizedText } from '../products/product-seed.ts';
import { DEFAULT_POINT } from '../geo/zones.ts';

export const BUSINESS = {
  name: 'Bozor',
  phone: '+998712000000',
  email: 'salom@bozor.example',
  address: {
    en: '1 Amir Temur Square, Tashkent 100000',
    uz: 'Amir Temur xiyoboni, 1, Toshkent 100000',
    ru: 'Сквер Амира Темура, 1, Ташкент 100000',
    ar: 'ميدان أمير تيمور 1، طشقند 100000',
  },
  defaultLocation: DEFAULT_POINT,
  country: 'UZ',
  timezone: 'Asia/Tashkent',
  currency: 'UZS',
  digitsAfterDecimalPoint: 0,
  freeDeliveryOver: 250_000,
  footerText: {
    en: '© Bozor. Everything from the stores around you.',
    uz: '© Bozor. Atrofingizdagi doʻkonlardan hamma narsa.',
    ru: '© Bozor. Всё из магазинов рядом с вами.',
    ar: '© بازار. كل شيء من المتاجر القريبة منك.',
  },
  socialMedia: [
    { name: 'telegram', link: 'https://t.me/bozor_example' },
    { name: 'instagram', link: 'https://www.instagram.com/bozor_example' },
    { name: 'facebook', link: 'https://www.facebook.com/bozor.example' },
    { name: 'youtube', link: 'https://www.youtube.com/@bozor_example' },
  ],
} as const satisfies { address: LocalizedText; footerText: LocalizedText } & Record<string, unknown>;

/** What a first order is worth to a new customer: the welcome tells it, the order takes it. */
export const FIRST_ORDER_DISCOUNT = { percent: 20, cap: 40_000, validDays: 30 } as const;

export const LOYALTY = { pointsPerThousandSoum: 1, soumPerPoint: 10, minimumPointsToTransfer: 100 } as const;

export const REFERRAL = { referrerSoum: 15_000, newcomerSoum: 10_000 } as const;
