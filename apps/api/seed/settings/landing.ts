import type { LocalizedText } from '../products/product-seed.ts';

interface TitledText {
  readonly title: LocalizedText;
  readonly text: LocalizedText;
}

export const LANDING = {
  hero: {
    title: {
      en: 'The whole city’s shops at your door',
      uz: 'Butun shahar doʻkonlari eshigingizda',
      ru: 'Все магазины города у вашей двери',
      ar: 'كل متاجر المدينة عند بابك',
    },
    text: {
      en: 'Food, groceries, medicine, goods and parcels from the stores around you.',
      uz: 'Atrofingizdagi doʻkonlardan taom, oziq-ovqat, dori, buyum va posilkalar.',
      ru: 'Еда, продукты, лекарства, товары и посылки из магазинов рядом с вами.',
      ar: 'طعام وبقالة وأدوية وبضائع وطرود من المتاجر القريبة منك.',
    },
  },
  steps: [
    {
      title: { en: 'Say where you are', uz: 'Qayerdaligingizni ayting', ru: 'Скажите, где вы', ar: 'حدّد مكانك' },
      text: {
        en: 'Search an address or put the pin on the map. We show only what can reach you.',
        uz: 'Manzilni qidiring yoki xaritada belgilang. Faqat sizga yetib bora oladigan narsalarni koʻrsatamiz.',
        ru: 'Найдите адрес или поставьте точку на карте. Мы покажем только то, что к вам доедет.',
        ar: 'ابحث عن عنوان أو ضع الدبوس على الخريطة. نعرض فقط ما يمكن أن يصل إليك.',
      },
    },
    {
      title: { en: 'Choose and order', uz: 'Tanlang va buyurtma bering', ru: 'Выберите и закажите', ar: 'اختر واطلب' },
      text: {
        en: 'You see the whole price with delivery before you pay, with or without an account.',
        uz: 'Toʻlashdan oldin yetkazish bilan birga toʻliq narxni koʻrasiz, akkauntingiz boʻlmasa ham.',
        ru: 'Полная цена с доставкой видна до оплаты, с аккаунтом или без.',
        ar: 'ترى السعر الكامل مع التوصيل قبل الدفع، بحساب أو بدونه.',
      },
    },
    {
      title: { en: 'Follow it home', uz: 'Uygacha kuzatib boring', ru: 'Следите до двери', ar: 'تتبّعه حتى بابك' },
      text: {
        en: 'Watch the courier on the map and chat when something should change.',
        uz: 'Kuryerni xaritada kuzating, biror narsa oʻzgarsa — chatda yozing.',
        ru: 'Смотрите курьера на карте и пишите в чат, если что-то изменилось.',
        ar: 'تابع المندوب على الخريطة وراسله إذا تغيّر شيء.',
      },
    },
  ] satisfies readonly TitledText[],
  joinStore: {
    title: { en: 'Open your store here', uz: 'Doʻkoningizni shu yerda oching', ru: 'Откройте свой магазин здесь', ar: 'افتح متجرك هنا' },
    text: {
      en: 'Bring your menu or your shelf. Customers nearby find you the same day.',
      uz: 'Menyuingiz yoki javoningizni olib keling. Yaqin atrofdagi mijozlar sizni shu kuniyoq topadi.',
      ru: 'Разместите меню или витрину. Покупатели рядом найдут вас в тот же день.',
      ar: 'أضف قائمتك أو رفوفك. سيجدك الزبائن القريبون في اليوم نفسه.',
    },
  },
  joinCourier: {
    title: { en: 'Ride with us', uz: 'Biz bilan yetkazing', ru: 'Доставляйте с нами', ar: 'كن مندوب توصيل معنا' },
    text: {
      en: 'Choose your hours and your streets: on foot, by bicycle, scooter or car.',
      uz: 'Vaqtingiz va yoʻnalishingizni oʻzingiz tanlang: velosiped, skuter yoki avtomobilda.',
      ru: 'Сами выбирайте часы и район: на велосипеде, скутере или машине.',
      ar: 'اختر ساعاتك ومنطقتك: بالدراجة أو السكوتر أو السيارة.',
    },
  },
  footerDescription: {
    en: 'Bozor brings the stores of your neighbourhood together: order from any of them, see the price before you pay and follow the way to your door.',
    uz: 'Bozor mahallangiz doʻkonlarini bir joyga jamlaydi: istalganidan buyurtma bering, narxni oldindan koʻring va eshigingizgacha kuzating.',
    ru: 'Bozor собирает магазины вашего района: заказывайте в любом, видьте цену до оплаты и следите за доставкой до двери.',
    ar: 'يجمع بازار متاجر حيّك: اطلب من أيّها، واعرف السعر قبل الدفع، وتتبّع الطلب حتى بابك.',
  },
  newsletterTitle: {
    en: 'News worth opening',
    uz: 'Ochishga arziydigan yangiliklar',
    ru: 'Новости, которые стоит открыть',
    ar: 'أخبار تستحق القراءة',
  },
  newsletterSubTitle: {
    en: 'New stores and offers in your part of the city, twice a month.',
    uz: 'Hududingizdagi yangi doʻkonlar va takliflar, oyiga ikki marta.',
    ru: 'Новые магазины и предложения в вашем районе, два раза в месяц.',
    ar: 'متاجر وعروض جديدة في منطقتك، مرتين في الشهر.',
  },
} as const;
