import type { FoodVariationSeed, LocalizedText } from './product-seed.ts';
import { text } from './product-seed.ts';

type Value = [label: LocalizedText, price: number, allergens?: string[]];
const values = (list: Value[]) => list.map(([label, price, allergens]) => ({ label, price, ...(allergens && { allergens }) }));

function chooseOne(name: LocalizedText, list: Value[], required = true): FoodVariationSeed {
  return { name, type: 'single', required, min: 0, max: 0, values: values(list) };
}

function chooseSome(name: LocalizedText, min: number, max: number, list: Value[], required = false): FoodVariationSeed {
  return { name, type: 'multi', required, min, max, values: values(list) };
}

export const portion = (large: number): FoodVariationSeed =>
  chooseOne(text`Portion | Porsiya | Порция | الحصة`, [
    [text`Standard | Oddiy | Обычная | عادية`, 0],
    [text`Large | Katta | Большая | كبيرة`, large],
  ]);

export const plovPortion = chooseOne(text`Portion | Porsiya | Порция | الحصة`, [
  [text`Half, 250 g | Yarim, 250 g | Половина, 250 г | نصف حصة، 250 غ`, 0],
  [text`Full, 450 g | Toʻliq, 450 g | Полная, 450 г | حصة كاملة، 450 غ`, 16_000],
  [text`For two, 900 g | Ikki kishilik, 900 g | На двоих, 900 г | لشخصين، 900 غ`, 48_000],
]);

export const plovExtras = chooseSome(text`Add to the plov | Oshga qoʻshimcha | Добавить к плову | إضافات إلى البلوف`, 1, 3, [
  [text`Qazi | Qazi | Казы | قازي`, 18_000],
  [text`Chickpeas | Noʻxat | Нут | حمص`, 4_000],
  [text`Raisins | Mayiz | Изюм | زبيب`, 4_000],
  [text`Whole garlic head | Butun sarimsoq | Головка чеснока | رأس ثوم`, 5_000],
]);

export const pieces = (count: number, more: number): FoodVariationSeed =>
  chooseOne(text`How many | Nechta | Сколько | العدد`, [
    [{ en: `${count} pieces`, uz: `${count} dona`, ru: `${count} шт.`, ar: `${count} قطع` }, 0],
    [{ en: `${count * 2} pieces`, uz: `${count * 2} dona`, ru: `${count * 2} шт.`, ar: `${count * 2} قطعة` }, more],
  ]);

export const heat = chooseOne(
  text`How hot | Achchiqligi | Острота | درجة الحرارة`,
  [
    [text`Mild | Achchiq emas | Неострый | غير حار`, 0],
    [text`Medium | Oʻrtacha | Средний | متوسط`, 0],
    [text`Hot | Achchiq | Острый | حار`, 0],
  ],
  false,
);

export const pizzaSize = (medium: number, large: number): FoodVariationSeed =>
  chooseOne(text`Size | Oʻlcham | Размер | الحجم`, [
    [text`Small, 25 cm | Kichik, 25 sm | Маленькая, 25 см | صغيرة، 25 سم`, 0],
    [text`Medium, 30 cm | Oʻrtacha, 30 sm | Средняя, 30 см | متوسطة، 30 سم`, medium],
    [text`Large, 35 cm | Katta, 35 sm | Большая, 35 см | كبيرة، 35 سم`, large],
  ]);

export const pizzaCrust = chooseOne(text`Crust | Xamir cheti | Бортик | الأطراف`, [
  [text`Thin | Yupqa | Тонкий | رقيقة`, 0],
  [text`Classic | Oddiy | Классический | كلاسيكية`, 0],
  [text`Cheese-filled | Pishloqli | Сырный | محشوة بالجبن`, 14_000, ['milk']],
]);

export const pizzaToppings = chooseSome(text`Toppings | Ustiga qoʻshimcha | Добавки | إضافات`, 1, 3, [
  [text`Mozzarella | Motsarella | Моцарелла | موزاريلا`, 12_000, ['milk']],
  [text`Black olives | Qora zaytun | Маслины | زيتون أسود`, 7_000],
  [text`Bell pepper | Bulgʻor qalampiri | Сладкий перец | فلفل حلو`, 6_000],
  [text`Beef pepperoni | Mol goʻshtidan pepperoni | Пепперони из говядины | بيبروني بقري`, 14_000],
]);

export const doneness = chooseOne(text`How done | Pishirilishi | Прожарка | درجة النضج`, [
  [text`Medium | Oʻrtacha | Средняя | متوسط`, 0],
  [text`Well done | Yaxshi pishgan | Полная | ناضج تمامًا`, 0],
]);

export const burgerSize = chooseOne(text`Burger | Burger | Бургер | البرغر`, [
  [text`Single | Bir kotletli | Одинарный | قرص واحد`, 0],
  [text`Double | Ikki kotletli | Двойной | قرصان`, 18_000],
]);

export const sauces = chooseSome(text`Sauces | Souslar | Соусы | الصلصات`, 1, 2, [
  [text`Ketchup | Ketchup | Кетчуп | كاتشب`, 0],
  [text`Garlic | Sarimsoqli | Чесночный | ثوم`, 2_000, ['eggs']],
  [text`Cheese | Pishloqli | Сырный | جبن`, 3_000, ['milk']],
  [text`Barbecue | Barbekyu | Барбекю | باربكيو`, 3_000],
]);

export const shashlikChoice = chooseSome(
  text`Choose the skewers | Sixlarni tanlang | Выберите шампуры | اختر الأسياخ`,
  2,
  4,
  [
    [text`Lamb | Qoʻy goʻshti | Баранина | غنم`, 21_000],
    [text`Beef | Mol goʻshti | Говядина | بقر`, 20_000],
    [text`Chicken | Tovuq | Курица | دجاج`, 16_000],
    [text`Minced | Qiyma | Люля | كباب مفروم`, 18_000],
    [text`Vegetables | Sabzavot | Овощи | خضار`, 12_000],
  ],
  true,
);

export const rollChoice = chooseSome(
  text`Rolls of the set | Setdagi rollar | Роллы в сете | رولات الطبق`,
  2,
  4,
  [
    [text`Salmon | Losos | Лосось | سلمون`, 28_000, ['fish']],
    [text`Tuna | Tunets | Тунец | تونة`, 30_000, ['fish']],
    [text`Shrimp | Krevetka | Креветка | روبيان`, 26_000, ['crustaceans']],
    [text`Cucumber | Bodring | Огурец | خيار`, 14_000],
    [text`Avocado | Avokado | Авокадо | أفوكادو`, 18_000],
  ],
  true,
);

export const cupSize = (medium: number, large: number): FoodVariationSeed =>
  chooseOne(text`Cup | Stakan | Стакан | الكوب`, [
    [text`250 ml | 250 ml | 250 мл | 250 مل`, 0],
    [text`350 ml | 350 ml | 350 мл | 350 مل`, medium],
    [text`450 ml | 450 ml | 450 мл | 450 مل`, large],
  ]);

export const milkChoice = chooseOne(
  text`Milk | Sut | Молоко | الحليب`,
  [
    [text`Cow’s milk | Sigir suti | Коровье | بقري`, 0, ['milk']],
    [text`Oat milk | Suli suti | Овсяное | شوفان`, 6_000, ['gluten']],
    [text`Coconut milk | Kokos suti | Кокосовое | جوز الهند`, 7_000],
  ],
  false,
);

export const chooseEggs = chooseOne(text`Eggs | Tuxum | Яйца | البيض`, [
  [text`Two eggs | Ikki tuxum | Два яйца | بيضتان`, 0, ['eggs']],
  [text`Three eggs | Uch tuxum | Три яйца | ثلاث بيضات`, 5_000, ['eggs']],
]);

export const syrup = chooseOne(
  text`On top | Ustiga | Сверху | على الوجه`,
  [
    [text`Honey | Asal | Мёд | عسل`, 0],
    [text`Chocolate | Shokolad | Шоколад | شوكولاتة`, 3_000],
    [text`Condensed milk | Quyultirilgan sut | Сгущёнка | حليب مكثف`, 2_000, ['milk']],
  ],
  false,
);

export const sweetness = chooseOne(text`Sweetness | Shirinligi | Сладость | درجة الحلاوة`, [
  [text`No sugar | Shakarsiz | Без сахара | بدون سكر`, 0],
  [text`Half | Yarim | Наполовину | نصف`, 0],
  [text`Full | Toʻliq | Полная | كاملة`, 0],
]);

export const scoops = chooseSome(
  text`Scoops | Sharlar | Шарики | الكرات`,
  2,
  4,
  [
    [text`Vanilla | Vanil | Ваниль | فانيليا`, 0],
    [text`Chocolate | Shokolad | Шоколад | شوكولاتة`, 0],
    [text`Pistachio | Pista | Фисташка | فستق`, 4_000, ['nuts']],
    [text`Strawberry | Qulupnay | Клубника | فراولة`, 2_000],
    [text`Melon | Qovun | Дыня | شمام`, 2_000],
  ],
  true,
);
