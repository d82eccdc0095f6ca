import type { SeededPage } from './page.ts';

export const REFUND: SeededPage = {
  slug: 'refund-policy',
  title: { en: 'Refund policy', uz: 'Pulni qaytarish siyosati', ru: 'Политика возврата', ar: 'سياسة الاسترداد' },
  sections: [
    {
      text: {
        en: 'If something was missing, damaged or wrong, ask for a refund from the order’s page within 48 hours and add a photo if you can.',
        uz: 'Biror narsa yetishmasa, shikastlangan yoki notoʻgʻri boʻlsa, 48 soat ichida buyurtma sahifasidan pulni qaytarishni soʻrang va imkon boʻlsa surat qoʻshing.',
        ru: 'Если чего-то не хватило, оно повреждено или перепутано, запросите возврат на странице заказа в течение 48 часов и по возможности приложите фото.',
        ar: 'إذا كان هناك نقص أو تلف أو خطأ، فاطلب الاسترداد من صفحة الطلب خلال 48 ساعة وأرفق صورة إن أمكن.',
      },
    },
    {
      heading: { en: 'How the money comes back', uz: 'Pul qanday qaytadi', ru: 'Как вернутся деньги', ar: 'كيف يعود المال' },
      text: {
        en: 'To the wallet at once after approval, or to the card within ten banking days. Cash orders are refunded to the wallet.',
        uz: 'Tasdiqlangach darhol hamyonga yoki oʻn bank kuni ichida kartaga. Naqd buyurtmalar hamyonga qaytariladi.',
        ru: 'На кошелёк сразу после одобрения или на карту в течение десяти банковских дней. За наличные заказы возврат на кошелёк.',
        ar: 'إلى المحفظة فور الموافقة، أو إلى البطاقة خلال عشرة أيام مصرفية. تُسترد الطلبات النقدية إلى المحفظة.',
      },
    },
    {
      heading: { en: 'What cannot be returned', uz: 'Nimalar qaytarilmaydi', ru: 'Что вернуть нельзя', ar: 'ما لا يمكن إرجاعه' },
      text: {
        en: 'Medicine and fresh food of good quality, as the law says.',
        uz: 'Qonunga koʻra sifatli dori-darmon va yangi oziq-ovqat mahsulotlari.',
        ru: 'Лекарства и свежие продукты надлежащего качества, как велит закон.',
        ar: 'الأدوية والأطعمة الطازجة السليمة، وفقًا للقانون.',
      },
    },
  ],
};

export const CANCELLATION: SeededPage = {
  slug: 'cancellation-policy',
  title: { en: 'Cancellation policy', uz: 'Bekor qilish siyosati', ru: 'Политика отмены', ar: 'سياسة الإلغاء' },
  sections: [
    {
      text: {
        en: 'You can cancel free of charge until the store confirms the order. Open the order, press cancel and choose a reason.',
        uz: 'Doʻkon buyurtmani tasdiqlagunga qadar bepul bekor qilishingiz mumkin. Buyurtmani oching, bekor qilishni bosing va sababni tanlang.',
        ru: 'Заказ можно отменить бесплатно, пока магазин его не подтвердил. Откройте заказ, нажмите отмену и выберите причину.',
        ar: 'يمكنك الإلغاء مجانًا حتى يؤكد المتجر الطلب. افتح الطلب واضغط إلغاء واختر السبب.',
      },
    },
    {
      heading: { en: 'After that', uz: 'Shundan keyin', ru: 'После этого', ar: 'بعد ذلك' },
      text: {
        en: 'Write to the store in the chat: when nothing is prepared yet, it will usually agree. If a store cancels, you get everything back at once.',
        uz: 'Doʻkonga chatda yozing: hali hech narsa tayyorlanmagan boʻlsa, odatda rozi boʻladi. Doʻkon bekor qilsa, pul darhol toʻliq qaytadi.',
        ru: 'Напишите магазину в чат: если ещё ничего не приготовлено, он обычно соглашается. Если отменил магазин, всё возвращается сразу.',
        ar: 'راسل المتجر في الدردشة: إذا لم يُحضّر شيء بعد فسيوافق عادة. إذا ألغى المتجر يُعاد المبلغ كاملًا فورًا.',
      },
    },
  ],
};

export const SHIPPING: SeededPage = {
  slug: 'shipping-policy',
  title: { en: 'Shipping policy', uz: 'Yetkazib berish siyosati', ru: 'Политика доставки', ar: 'سياسة التوصيل' },
  sections: [
    {
      text: {
        en: 'We deliver inside the zones shown on the map. The promised window comes from how long this store really took at this hour.',
        uz: 'Xaritada koʻrsatilgan hududlarda yetkazib beramiz. Vaʼda qilingan vaqt shu doʻkon shu soatda haqiqatda qancha vaqt sarflaganiga asoslanadi.',
        ru: 'Мы доставляем внутри зон на карте. Обещанное время считается из того, сколько этот магазин на деле тратит в этот час.',
        ar: 'نوصل داخل المناطق المبيّنة على الخريطة. الوقت الموعود مبني على ما استغرقه هذا المتجر فعلًا في هذه الساعة.',
      },
    },
    {
      heading: { en: 'Price of delivery', uz: 'Yetkazish narxi', ru: 'Стоимость доставки', ar: 'سعر التوصيل' },
      text: {
        en: 'A base price and a price per kilometre, with a limit; the checkout shows the sum and the reason. Above the free-delivery amount it is zero, and take-away is always free.',
        uz: 'Boshlangʻich narx va har kilometr uchun narx, yuqori chegara bilan; toʻlov sahifasi summa va sababini koʻrsatadi. Bepul yetkazish summasidan yuqori buyurtmada u nolga teng, olib ketish esa doim bepul.',
        ru: 'Базовая цена и цена за километр с верхним пределом; при оформлении видны сумма и причина. Выше суммы бесплатной доставки она равна нулю, самовывоз всегда бесплатен.',
        ar: 'سعر أساسي وسعر لكل كيلومتر بحد أقصى؛ تعرض صفحة الدفع المبلغ وسببه. فوق حد التوصيل المجاني يكون صفرًا، والاستلام الذاتي مجاني دائمًا.',
      },
    },
    {
      heading: { en: 'When nobody opens', uz: 'Hech kim ochmasa', ru: 'Если никто не открыл', ar: 'إذا لم يفتح أحد' },
      text: {
        en: 'The courier calls and waits ten minutes. Then the order goes back to the store and only the delivery is charged.',
        uz: 'Kuryer qoʻngʻiroq qiladi va oʻn daqiqa kutadi. Soʻng buyurtma doʻkonga qaytadi va faqat yetkazish haqi olinadi.',
        ru: 'Курьер звонит и ждёт десять минут. Затем заказ возвращается в магазин, и оплачивается только доставка.',
        ar: 'يتصل المندوب وينتظر عشر دقائق، ثم يعود الطلب إلى المتجر ويُحصّل سعر التوصيل فقط.',
      },
    },
  ],
};
