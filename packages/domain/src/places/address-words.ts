import { fold } from '../search/fold.ts';

/** Folded words of a list. */
function foldedSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => fold(line).split(' ')).filter(Boolean));
}

/** Kinds of streets. A street's name is found with any of them, and without. */
export const STREET_WORDS = foldedSet(
  "koʻcha ko'chasi koʻchada kocha kochasi ko'ch koch shoh shox yoʻli yo'l xiyobon xiyoboni prospekti bulvari trakt",
  'кўча кўчаси кўч шоҳ йўли хиёбон хиёбони шоҳкўча шоҳкўчаси',
  'улица ул улице улицы проспект пр-т прт просп пр бульвар б-р бул шоссе тракт дорога набережная наб ulitsa ul prospekt pr bulvar',
  'street st str avenue ave av road rd boulevard blvd highway',
);
/** Kinds of lanes: a lane has the name of its street, or a name of its own. */
export const LANE_WORDS = foldedSet(
  "tor berk koʻchasi'tor",
  'тор берк',
  'переулок пер проезд пр-д прд тупик туп пр-зд pereulok per proyezd proezd tupik',
  'lane ln alley passage drive dead end',
);
/** Kinds of neighbourhoods. */
export const AREA_WORDS = foldedSet(
  'mavze mavzesi mavzeyi mavzes daha dahasi mahalla mahallasi mfy massiv massivi kvartal kvartali kv-l kvl mikrorayon mkr mikrorayoni shaharcha shaharchasi',
  'мавзе мавзеси даҳа даҳаси маҳалла маҳалласи мфй мавзей даха дахаси',
  'массив мас м-в квартал кварт кв-л квл микрорайон мкр мкрн мкр-н мкрн м-н жилмассив махалля махалла городок жк ж-м',
  'neighbourhood neighborhood block quarter massif microdistrict mahalla area',
);
/** Kinds of districts and other parts of an address that the gazetteer does not name streets by. */
export const DISTRICT_WORDS = foldedSet('tuman tumani тумани туман район районе р-н рн rayon rayoni rn district dist');
/** Kinds of places. */
const PLACE_WORDS = foldedSet(
  'bekat bekati metro bozor bozori maydon maydoni стадион kasalxona kasalxonasi бекат бекати бозори майдони',
  'метро м станция ст площадь рынок базар сквер парк station square bazaar market park',
);
/** The city and the country, which every address of the city may carry. */
export const CITY_WORDS = foldedSet(
  "toshkent tashkent toshkent tosh sh. shahar shahri sh g gorod viloyati uzbekistan o'zbekiston oʻzbekiston respublikasi uz",
  'тошкент ташкент таш город гор г шаҳар шаҳри ш узбекистан ўзбекистон республика республикаси респ рес',
  'city republic of uz',
);
/** Words that join others. */
const JOINING_WORDS = foldedSet(
  'va bilan dan da ning в на по и с у из от до the at in and no nomer номер nomli nomidagi имени им номли raqam raqami рақам',
);

/** Whether a folded word may be missing from a name, because it names no street by itself. */
export function isFiller(word: string): boolean {
  return [STREET_WORDS, LANE_WORDS, AREA_WORDS, DISTRICT_WORDS, PLACE_WORDS, JOINING_WORDS].some((words) => words.has(word));
}

/** Whether a text may be the beginning of a filler that is still being typed. */
export function beginsFiller(word: string): boolean {
  return [STREET_WORDS, LANE_WORDS, AREA_WORDS, DISTRICT_WORDS, PLACE_WORDS].some((words) =>
    [...words].some((each) => each.startsWith(word)),
  );
}
