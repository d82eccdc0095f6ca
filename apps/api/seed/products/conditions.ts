import type { PictureName } from '../pictures.ts';
import type { LocalizedText } from './product-seed.ts';
import { text } from './product-seed.ts';

/** Health conditions, the filter of the pharmacy. */
export const conditions: { key: string; name: LocalizedText; picture: PictureName }[] = [
  { key: 'headache-pain', name: text`Headache and pain | Bosh va tana ogʻrigʻi | Головная боль | صداع وألم`, picture: 'nuramol-box' },
  { key: 'fever', name: text`Fever | Isitma | Температура | حمى`, picture: 'thermometer-box' },
  { key: 'cold-cough', name: text`Cold and cough | Shamollash va yoʻtal | Простуда и кашель | زكام وسعال`, picture: 'cough-syrup' },
  { key: 'allergy', name: text`Allergy | Allergiya | Аллергия | حساسية`, picture: 'lorasay-box' },
  { key: 'digestion', name: text`Digestion | Ovqat hazmi | Пищеварение | هضم`, picture: 'omesoy-box' },
  {
    key: 'heart-pressure',
    name: text`Heart and pressure | Yurak va bosim | Сердце и давление | قلب وضغط`,
    picture: 'blood-pressure-monitor-box',
  },
  { key: 'diabetes', name: text`Diabetes | Qandli diabet | Диабет | سكري`, picture: 'glucose-strips-box' },
  {
    key: 'immunity',
    name: text`Immunity and vitamins | Immunitet va vitaminlar | Иммунитет и витамины | مناعة وفيتامينات`,
    picture: 'vitamin-c-tube',
  },
  { key: 'wounds-skin', name: text`Wounds and skin | Yara va teri | Раны и кожа | جروح وبشرة`, picture: 'plaster' },
  { key: 'eyes', name: text`Eyes | Koʻzlar | Глаза | عيون`, picture: 'eye-drops-box' },
  {
    key: 'joints-muscles',
    name: text`Joints and muscles | Boʻgʻim va mushaklar | Суставы и мышцы | مفاصل وعضلات`,
    picture: 'pain-gel-tube',
  },
  { key: 'mother-baby', name: text`Mother and baby | Ona va bola | Мама и малыш | الأم والطفل`, picture: 'baby-bottle' },
];
