import type { Locale } from '../words/locale.ts';

/** The small letters that each language is written with. Search keys must know every one of them (`fold`). */
export const ALPHABETS: Readonly<Record<Locale, string>> = {
  'en': 'abcdefghijklmnopqrstuvwxyz',
  'uz': 'abdefghijklmnopqrstuvxyzʻʼ',
  'uz-Cyrl': 'абвгдеёжзийклмнопрстуфхцчшъэюяўқғҳ',
  'ru': 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'ar': 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءةىأإآؤئ',
};
