import type { LocalizedText } from '../products/product-seed.ts';

interface OfflinePaymentField {
  readonly name: string;
  readonly label: LocalizedText;
  readonly required: boolean;
}

export interface SeededOfflinePayment {
  readonly name: LocalizedText;
  /** Payment details for the customer, shown as a list of label and value. */
  readonly details: readonly { readonly label: LocalizedText; readonly value: string }[];
  /** Fields for the customer to fill in after paying. */
  readonly fields: readonly OfflinePaymentField[];
  readonly note: LocalizedText;
}

const PAYER: OfflinePaymentField = {
  name: 'payer_name',
  label: { en: 'Name of the payer', uz: 'Toʻlovchining ismi', ru: 'Имя плательщика', ar: 'اسم الدافع' },
  required: true,
};

const REFERENCE: OfflinePaymentField = {
  name: 'reference',
  label: { en: 'Payment reference', uz: 'Toʻlov raqami', ru: 'Номер платежа', ar: 'رقم العملية' },
  required: true,
};

export const OFFLINE_PAYMENTS: readonly SeededOfflinePayment[] = [
  {
    name: { en: 'Bank transfer', uz: 'Bank oʻtkazmasi', ru: 'Банковский перевод', ar: 'تحويل بنكي' },
    details: [
      { label: { en: 'Receiver', uz: 'Qabul qiluvchi', ru: 'Получатель', ar: 'المستفيد' }, value: 'Bozor Demo MChJ' },
      { label: { en: 'Account', uz: 'Hisob raqami', ru: 'Расчётный счёт', ar: 'رقم الحساب' }, value: '2020 8000 0000 0000 0001' },
      { label: { en: 'Bank code (MFO)', uz: 'Bank kodi (MFO)', ru: 'МФО', ar: 'رمز البنك' }, value: '00000' },
    ],
    fields: [PAYER, REFERENCE],
    note: {
      en: 'Write your phone number in the payment purpose. We confirm the order when the money arrives.',
      uz: 'Toʻlov maqsadida telefon raqamingizni yozing. Pul kelgach buyurtmani tasdiqlaymiz.',
      ru: 'Укажите номер телефона в назначении платежа. Мы подтвердим заказ, когда деньги поступят.',
      ar: 'اكتب رقم هاتفك في غرض الدفع. نؤكد الطلب عند وصول المبلغ.',
    },
  },
  {
    name: { en: 'Card to card', uz: 'Kartadan kartaga', ru: 'С карты на карту', ar: 'من بطاقة إلى بطاقة' },
    details: [
      { label: { en: 'Card number', uz: 'Karta raqami', ru: 'Номер карты', ar: 'رقم البطاقة' }, value: '8600 0000 0000 0000' },
      { label: { en: 'Card holder', uz: 'Karta egasi', ru: 'Владелец карты', ar: 'صاحب البطاقة' }, value: 'BOZOR DEMO' },
    ],
    fields: [
      PAYER,
      {
        name: 'card_end',
        label: {
          en: 'Last four digits of your card',
          uz: 'Kartangizning oxirgi toʻrt raqami',
          ru: 'Последние четыре цифры вашей карты',
          ar: 'آخر أربعة أرقام من بطاقتك',
        },
        required: true,
      },
      { ...REFERENCE, required: false },
    ],
    note: {
      en: 'Transfer the exact amount, then fill in the form.',
      uz: 'Aniq summani oʻtkazing, soʻng shaklni toʻldiring.',
      ru: 'Переведите точную сумму и заполните форму.',
      ar: 'حوّل المبلغ بالضبط ثم املأ النموذج.',
    },
  },
];
