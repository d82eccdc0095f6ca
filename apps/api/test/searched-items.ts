/** A search in the demo city: the module, a part of the item's English name, and four spellings of the query. */
export interface SearchedItem {
  readonly module: string;
  readonly item: string;
  readonly typed: Readonly<Record<Spelling, string>>;
}

export const SPELLINGS = ['latin', 'cyrillic', 'russian', 'wrong keyboard'] as const;
export type Spelling = (typeof SPELLINGS)[number];

/**
 * Typical queries: Uzbek in Latin letters with any apostrophe or none, the same in Cyrillic, Russian, and one of these in the wrong
 * keyboard layout.
 */
const TABLE = `
food      | agman               | lagmon            | лагмон           | лагман             | kfuvfy
food      | Uyghur lagman       | uygurcha lagmon   | уйгурча лагмон   | уйгурский лагман   | гнпгксрф дфпьщт
food      | amsa                | somsa             | сомса            | самса              | cfvcf
food      | Samsa with pumpkin  | qovoqli somsa     | қовоқли сомса    | самса с тыквой     | йщмщйдш ыщьыф
food      | Manti with lamb     | qoy goshtli manti | қой гоштли манти | манты с бараниной  | vfyns c ,fhfybyjq
food      | Samarkand plov      | samarqand oshi    | самарқанд оши    | самаркандский плов | ыфьфкйфтв щырш
food      | Wedding plov        | to'y oshi         | тўй оши          | свадебный плов     | cdflt,ysq gkjd
food      | shashlik            | shashlik          | шашлик           | шашлык             | ырфырдшл
food      | Lula kebab          | qiyma kabob       | қийма кабоб      | люля кебаб         | k.kz rt,f,
food      | Lamb shurpa         | shorva            | шорва            | шурпа              | ырщкмф
food      | Mastava             | mastava           | мастава          | мастава            | vfcnfdf
food      | Dimlama             | dimlama           | димлама          | димлама            | вшьдфьф
food      | Chuchvara           | chuchvara         | чучвара          | чучвара            | xexdfhf
food      | Norin               | norin             | норин            | норин              | тщкшт
food      | Chickpeas with lamb | noxatshorak       | нохатшорак       | нохатшурак         | yj[fniehfr
food      | Achichuk            | achchiqchuchuk    | аччиқчучук       | ачичук             | фсрсршйсргсргл
food      | azan kabob          | qozon kabob       | қозон кабоб      | казан кабоб        | rfpfy rf,j,
food      | Caesar              | sezar             | сезар            | цезарь             | ыуяфк
food      | Double cheeseburger | chizburger        | чизбургер        | чизбургер          | xbp,ehuth
food      | Classic hot dog     | xot dog           | хот дог          | хот дог            | чще вщп
food      | lavash              | lavash            | лаваш            | лаваш              | kfdfi
food      | Margherita          | margarita         | маргарита        | маргарита          | ьфкпфкшеф
food      | Pepperoni           | pepperoni         | пепперони        | пепперони          | gtggthjyb
food      | Tandir bread        | tandir non        | тандир нон       | лепешка из тандыра | ефтвшк тщт
food      | Patir               | patir             | патир            | патыр              | gfnsh
food      | Cappuccino          | kapuchino         | капучино         | капучино           | лфзгсрштщ
food      | Americano           | amerikano         | американо        | американо          | fvthbrfyj
food      | Chakchak            | chak-chak         | чак-чак          | чак-чак            | срфл-срфл
food      | Halva               | holva             | ҳолва            | халва              | [fkdf
food      | Green tea           | ko'k choy         | кўк чой          | зеленый чай        | лщэл срщн
food      | Chicken ramen       | ramen             | рамен            | рамен              | hfvty
food      | roll set            | roll set          | ролл сет         | сет роллов         | кщдд ыуе
food      | French fries        | kartoshka fri     | картошка фри     | картофель фри      | rfhnjatkm ahb
food      | Ayran               | ayron             | айрон            | айран              | фнкщт
grocery   | kefir               | kefir             | кефир            | кефир              | rtabh
grocery   | milk                | sut               | сут              | молоко             | ыге
grocery   | sour cream          | smetana           | сметана          | сметана            | cvtnfyf
grocery   | curd                | tvorog            | творог           | творог             | емщкщп
grocery   | utter               | sariyog           | сариёг           | масло сливочное    | vfckj ckbdjxyjt
grocery   | Eggs                | tuxum             | тухум            | яйца               | егчгь
grocery   | Onions              | piyoz             | пиёз             | лук                | ker
grocery   | Carrots             | sabzi             | сабзи            | морковь            | ыфияш
grocery   | Potatoes            | kartoshka         | картошка         | картофель          | rfhnjatkm
grocery   | tomatoes            | pomidor           | помидор          | помидоры           | зщьшвщк
grocery   | Cucumbers           | bodring           | бодринг          | огурцы             | juehws
grocery   | apples              | qizil olma        | қизил олма       | яблоки             | йшяшд щдьф
grocery   | Watermelon          | tarvuz            | тарвуз           | арбуз              | fh,ep
grocery   | melon               | qovun             | қовун            | дыня               | йщмгт
grocery   | grapes              | uzum              | узум             | виноград           | dbyjuhfl
grocery   | Strawberries        | qulupnay          | қулупнай         | клубника           | йгдгзтфн
grocery   | Garlic              | sarimsoq          | саримсоқ         | чеснок             | xtcyjr
grocery   | Devzira rice        | devzira guruch    | девзира гуруч    | рис девзира        | вумяшкф пгкгср
grocery   | Buckwheat           | grechka           | гречка           | гречка             | uhtxrf
grocery   | sugar               | shakar            | шакар            | сахар              | ырфлфк
grocery   | flour               | un                | ун               | мука               | verf
grocery   | sunflower oil       | kungaboqar yog'i  | кунгабоқар ёғи   | подсолнечное масло | лгтпфищйфк нщпэш
grocery   | black tea           | qora choy         | қора чой         | черный чай         | xthysq xfq
grocery   | coffee              | qahva             | қаҳва            | кофе               | йфрмф
grocery   | chocolate           | shokolad          | шоколад          | шоколад            | ijrjkfl
grocery   | honey               | asal              | асал             | мёд                | фыфд
grocery   | Beef                | mol go'shti       | мол гўшти        | говядина           | ujdzlbyf
grocery   | hicken              | tovuq             | товуқ            | курица             | ещмгй
grocery   | washing powder      | kir yuvish kukuni | кир ювиш кукуни  | стиральный порошок | cnbhfkmysq gjhjijr
grocery   | shampoo             | shampun           | шампун           | шампунь            | ырфьзгт
grocery   | Toilet paper        | hojatxona qog'ozi | ҳожатхона қоғози | туалетная бумага   | nefktnyfz ,evfuf
pharmacy  | Nuramol             | nuramol           | нурамол          | нурамол            | тгкфьщд
pharmacy  | thermometer         | termometr         | термометр        | термометр          | nthvjvtnh
pharmacy  | bandage             | bint              | бинт             | бинт               | иште
pharmacy  | plasters            | plastir           | пластир          | пластырь           | gkfcnshm
pharmacy  | toothpaste          | tish pastasi      | тиш пастаси      | зубная паста       | ешыр зфыефыш
pharmacy  | cough syrup         | yo'tal siropi     | йўтал сиропи     | сироп от кашля     | cbhjg jn rfikz
ecommerce | headphones          | quloqchin         | қулоқчин         | наушники           | йгдщйсршт
ecommerce | smartphone          | smartfon          | смартфон         | смартфон           | cvfhnajy
ecommerce | television          | televizor         | телевизор        | телевизор          | еудумшящк
ecommerce | backpack            | maktab ryukzagi   | мактаб рюкзаги   | школьный рюкзак    | irjkmysq h.rpfr
`;

export const searchedItems: readonly SearchedItem[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [module = '', item = '', ...typed] = line.split(' | ').map((cell) => cell.trim());
    const at = (spelling: Spelling) => typed[SPELLINGS.indexOf(spelling)] ?? '';
    return {
      module,
      item,
      typed: { 'latin': at('latin'), 'cyrillic': at('cyrillic'), 'russian': at('russian'), 'wrong keyboard': at('wrong keyboard') },
    };
  });
