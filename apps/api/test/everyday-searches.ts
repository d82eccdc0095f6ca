/** A search as people type it, with what they mean: parts of English names, of which any will do. */
export interface EverydaySearch {
  readonly module: string;
  readonly typed: string;
  readonly meant: readonly string[];
}

/** Sets of names that one everyday word stands for. */
const MEANT: Readonly<Record<string, string>> = {
  breakfasts: 'breakfast / Pancakes / Waffles / Fried eggs / Chickpeas with lamb / Qaymoq / Warm toast / Spring samsa',
  pizzas: 'izza / Margherita / Pepperoni / Garden vegetables / Four cheeses / Barbecue chicken',
  salads: 'salad / Caesar / Achichuk / Falafel bowl',
  soups: 'shurpa / Mastava / ramen / in broth / Chickpeas with lamb',
  wraps: 'lavash / Doner',
  breads: 'bread / Patir / Obi non / Baguette',
  burgers: 'burger',
  toys: 'construction set / Teddy / Kite / Puzzle / Yo-yo / scooter',
  painkillers: 'Nuramol / Ibusoy / Spazmur / Diklosoy',
  books: 'a novel / recipes / stories / Mathematics',
  perfumes: 'eau de',
  nappies: 'nappies',
  vitamins: 'Vita / Omega / Multinur / Magnisoy / Kalsinur / Temirnur / Tsinkoy',
};

/**
 * Two hundred searches with endings, pairs of words, other names of a thing, units and numbers, in five languages and the scripts and
 * habits of phone keyboards. Written from the demo catalogue, before the search understood them.
 */
const TABLE = `
food      | завтраки                    | <breakfasts>
food      | шашлыки                     | shashlik
food      | шаурма                      | <wraps>
food      | шаверма с курицей           | Chicken lavash / Doner
food      | донер кебаб                 | Doner
food      | бургеры                     | <burgers>
food      | гамбургер                   | <burgers>
food      | пельмени                    | Chuchvara
food      | пиццу                       | <pizzas>
food      | пицца пепперони             | Pepperoni
food      | роллы с лососем             | Salmon / roll set
food      | суши сет                    | set
food      | куриный шашлык              | Chicken shashlik
food      | самса с мясом               | amsa with
food      | манты с мясом               | Manti with lamb
food      | жареный лагман              | Fried lagman
food      | супы                        | <soups>
food      | кока кола                   | ola
food      | кола 0,33                   | cola, 330
food      | пепси                       | ola
food      | кофе с молоком              | Cappuccino
food      | мороженка                   | ice / Ice
food      | торты                       | cake
food      | пончики                     | doughnut
food      | блины                       | Pancakes
food      | блинчики с мёдом            | Pancakes
food      | глазунья                    | Fried eggs
food      | хотдоги                     | hot dog
food      | чай зеленый 95              | Green tea No. 95
food      | фреш апельсин               | Fresh orange
food      | лепешки                     | <breads>
food      | салат цезарь                | Caesar
food      | лимонады                    | lemonade
food      | картошка фри                | French fries
grocery   | молоко 1л                   | milk 3.2%, 1 l / milk 1.5%, 1 l
grocery   | молоко 1.5%                 | milk 1.5%
grocery   | яйца 10шт                   | Eggs, 10
grocery   | десяток яиц                 | Eggs, 10
grocery   | подсолнечное масло 1л       | sunflower oil
grocery   | растительное масло          | sunflower oil / olive oil
grocery   | масло сливочное 180г        | butter 82.5%
grocery   | сахар 1кг                   | sugar
grocery   | спагетти                    | pasta / penne
grocery   | овсянка                     | oat
grocery   | геркулес                    | oat
grocery   | картошка                    | Potatoes
grocery   | томаты                      | omato
grocery   | огурчики                    | Cucumbers
grocery   | яблок 1кг                   | apples
grocery   | минералка                   | water
grocery   | вода 1.5л                   | still water, 1.5
grocery   | газировка                   | sparkling / cola / lemonade
grocery   | 100% яблочный сок           | apple juice
grocery   | чипсы с перцем              | chips with chilli
grocery   | печеньки                    | ookie
grocery   | шоколадки                   | chocolate
grocery   | конфеты                     | candy / lollipop
grocery   | порошок стиральный 3кг      | washing powder
grocery   | средство для мытья посуды   | dish soap
grocery   | туалетка                    | Toilet paper
grocery   | пальчиковые батарейки       | AA batteries
grocery   | корм для кота               | cat food
grocery   | куриные ножки               | Chicken drumsticks
grocery   | рыба                        | Carp / Shrimp
grocery   | творожок                    | curd
grocery   | растворимый кофе            | instant coffee
grocery   | рис 900г                    | rice
pharmacy  | градусник                   | thermometer
pharmacy  | памперсы                    | <nappies>
pharmacy  | памперсы 3 60шт             | <nappies>
pharmacy  | парацетамол 500мг           | Nuramol
pharmacy  | таблетки от головы          | <painkillers>
pharmacy  | обезболивающее              | <painkillers>
pharmacy  | жаропонижающее              | Nuramol / Ibusoy
pharmacy  | капли от насморка           | nasal drops / sea water
pharmacy  | лекарство от кашля          | cough
pharmacy  | таблетки от аллергии        | Lorasay / Setimur
pharmacy  | витамин с                   | Vita C
pharmacy  | витамин д3                  | D3
pharmacy  | магний в6                   | Magnisoy
pharmacy  | лейкопластырь               | plasters
pharmacy  | бинты                       | bandage
pharmacy  | измеритель давления         | blood pressure
pharmacy  | крем от солнца              | sunscreen
pharmacy  | ибупрофен 400мг             | Ibusoy
pharmacy  | амоксициллин                | Amoksay
ecommerce | духи                        | <perfumes>
ecommerce | телефоны                    | phone
ecommerce | мобильник                   | phone
ecommerce | блютуз колонка              | speaker
ecommerce | телек                       | television
ecommerce | ноут                        | laptop
ecommerce | повербанк 20000             | power bank
ecommerce | тапочки                     | Flip-flops
ecommerce | игрушки                     | <toys>
ecommerce | велик                       | bicycle
ecommerce | лампочки                    | bulbs
ecommerce | фотоаппарат                 | camera
ecommerce | футболки                    | T-shirt
food      | tovuqli shashlik            | Chicken shashlik
food      | shashliklar                 | shashlik
food      | nonlar                      | <breads>
food      | goshtli somsa               | amsa with
food      | osh                         | plov
food      | lagmon qovurma              | Fried lagman
food      | shaurma                     | <wraps>
food      | lavash tovuqli              | Chicken lavash
food      | burgerlar                   | <burgers>
food      | salatlar                    | <salads>
food      | nonushtalik                 | <breakfasts>
food      | koka kola                   | ola
food      | limonli choy                | Black tea with lemon
food      | kofe                        | Americano / Cappuccino
food      | pitsani                     | <pizzas>
grocery   | sut 1l                      | milk
grocery   | tuxum 30ta                  | Village eggs, 30
grocery   | gurunch                     | rice
grocery   | un 2kg                      | flour
grocery   | osimlik yogi                | sunflower oil / olive oil
grocery   | kartoshkalar                | Potatoes
grocery   | pamidor                     | tomatoes
grocery   | olmalar                     | apples
grocery   | suv 1.5l                    | still water, 1.5
grocery   | olma soki                   | apple juice
grocery   | kir poroshok                | washing powder
grocery   | mushuk ovqati               | cat food
grocery   | tualet qogozi               | Toilet paper
grocery   | mol gosht                   | Beef
grocery   | choy 95                     | tea No. 95
pharmacy  | bosh ogrigiga dori          | <painkillers>
pharmacy  | pampers                     | <nappies>
pharmacy  | gradusnik                   | thermometer
pharmacy  | yotalga qarshi              | cough
pharmacy  | vitaminlar                  | <vitamins>
pharmacy  | paratsetamol 500            | Nuramol
pharmacy  | burun tomchisi              | nasal drops
ecommerce | telefonlar                  | phone
ecommerce | atirlar                     | <perfumes>
ecommerce | naushnik                    | headphones / earbuds
ecommerce | krasovka                    | sneakers
ecommerce | kitoblar                    | <books>
ecommerce | oyinchoqlar                 | <toys>
food      | товуқли шашлик              | Chicken shashlik
food      | нонлар                      | <breads>
food      | сомсалар                    | amsa
food      | шўрвалар                    | <soups>
food      | лавашлар                    | lavash
food      | кахва                       | Americano / Cappuccino
food      | музкаймок                   | ice / Ice
food      | туй оши                     | Wedding plov
grocery   | сут 1л                      | milk
grocery   | тухум 10та                  | Eggs, 10
grocery   | ёғ 1л                       | sunflower oil
grocery   | картошкалар                 | Potatoes
grocery   | сув 1,5л                    | still water, 1.5
grocery   | олма шарбати                | apple juice
grocery   | гурунч                      | rice
grocery   | кир ювиш порошоги           | washing powder
grocery   | пишлоқлар                   | cheese
pharmacy  | иситмага дори               | Nuramol / Ibusoy
pharmacy  | витаминлар                  | <vitamins>
pharmacy  | тиш чуткаси                 | toothbrush
pharmacy  | болалар памперси            | <nappies>
ecommerce | қулоқчинлар                 | headphones / earbuds
ecommerce | китоблар                    | <books>
ecommerce | туфлилар                    | shoes / heels
food      | shawarma                    | <wraps>
food      | kebabs                      | kebab / shashlik / kabob
food      | chicken wrap                | Chicken lavash
food      | dumplings                   | Manti / Chuchvara / Gyoza
food      | coke                        | ola
food      | donuts                      | doughnut
food      | ice-cream                   | ice / Ice
grocery   | 100% apple juice            | apple juice
grocery   | olive oil 500ml             | olive oil
grocery   | crisps                      | chips
grocery   | biscuits                    | ookie
grocery   | washing up liquid           | dish soap
grocery   | toilet roll                 | Toilet paper
pharmacy  | paracetamol 500mg           | Nuramol
pharmacy  | diapers                     | <nappies>
pharmacy  | painkillers                 | <painkillers>
pharmacy  | band-aid                    | plasters
ecommerce | perfume                     | <perfumes>
ecommerce | trainers                    | sneakers
ecommerce | TV 43"                      | television
ecommerce | flashlight                  | torch
food      | شاورما                      | <wraps>
food      | برغر دجاج                   | chicken burger
food      | كوكا كولا                   | ola
food      | البيتزا                     | <pizzas>
grocery   | حليب ١ لتر                  | milk
grocery   | عصير التفاح                 | apple juice
grocery   | رز                          | rice
pharmacy  | حفاضات                      | <nappies>
pharmacy  | باراسيتامول 500 ملغ         | Nuramol
pharmacy  | ميزان حرارة                 | thermometer
ecommerce | عطور                        | <perfumes>
ecommerce | سماعات                      | headphones / earbuds
ecommerce | كتب                         | <books>
`;

export const everydaySearches: readonly EverydaySearch[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [module = '', typed = '', meant = ''] = line.split(' | ').map((cell) => cell.trim());
    const named = meant.replace(/<(\w+)>/g, (_, set: string) => MEANT[set] ?? '');
    return { module, typed, meant: named.split(' / ') };
  });
