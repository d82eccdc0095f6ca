import type { Locale } from '../words/locale.ts';

/** Lower-case letters of each language. `fold` must handle every one of them. */
export const ALPHABETS: Readonly<Record<Locale, string>> = {
  'en': 'abcdefghijklmnopqrstuvwxyz',
  'uz': 'abdefghijklmnopqrstuvxyzʻʼ',
  'uz-Cyrl': 'абвгдеёжзийклмнопрстуфхцчшъэюяўқғҳ',
  'ru': 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'ar': 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءةىأإآؤئ',
};
