import { MAXIMUM_QUANTITY, MINIMUM_QUANTITY } from '@bozor/domain/cart/cart-line.ts';
import { DISCOUNT_TYPES } from '@bozor/domain/catalogue/discount.ts';
import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';
import { MODULE_TYPES } from '@bozor/domain/catalogue/module-type.ts';
import Type, { type Static, type TArray, type TObject, type TOptional, type TProperties, type TSchema, type TUnsafe } from 'typebox';

/** Building blocks of all schemas. Replies are in the caller's language: a text is a plain string, never a map of languages. */

/** An object with exactly these properties; a caller's others are dropped. `Exact({ id: Id })` */
export function Exact<const P extends TProperties>(properties: P, description?: string): TObject<P> {
  return Type.Object(properties, { additionalProperties: false, ...(description && { description }) });
}

/** The same value or null, written as `type: [T, 'null']`, because serializers handle it without a union. `Nullable(Money)` */
export function Nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const { type, enum: values } = schema as { type?: string; enum?: unknown[] };
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [type, 'null'], ...(values && { enum: [...values, null] }) });
}

/** One of a few strings. `OneOf('cart', 'buy_now')` */
export function OneOf<const V extends readonly string[]>(...values: V): TUnsafe<V[number]> {
  return Type.Unsafe<V[number]>({ type: 'string', enum: [...values] });
}

/** Texts of an answer that nobody has translated into the asked language. They are in English. `['description']` */
export function Untranslated<const V extends readonly string[]>(...texts: V): TArray<TUnsafe<V[number]>> {
  return Type.Array(OneOf(...texts), {
    description: 'Texts that are in English, because they are not translated into the asked language.',
  });
}

/** Marks an input with a default: optional to send, always present to read (`GivenQueryOf`). */
export type Defaulted<T extends TSchema> = TOptional<TUnsafe<Static<T>>> & { '~defaulted': true };

/** An optional input with a default. `WithDefault(Type.Integer(), 10)` */
export function WithDefault<T extends TSchema>(schema: T, value: Static<T>): Defaulted<T> {
  return Type.Optional(Type.Unsafe({ ...schema, default: value })) as unknown as Defaulted<T>;
}

/** Marks a number of a query that counts as its nearest bound beyond them, instead of being refused. `Type.Integer({ minimum: 1, maximum: 50, ...CLAMPED })` */
export const CLAMPED = { 'x-clamped': true } as const;

/** A free text of a reply. */
export const Text = Type.String();

/**
 * How the text of a field is cleaned on its way in (`clean-field.ts`): a plain text by default, a secret never. A code and an address also
 * get Latin letters for look-alikes, a phone number its stored form.
 */
export type TextKind = 'plain' | 'secret' | 'code' | 'email' | 'phone' | 'identity';

/** Where a schema says the kind of its text; a field without it is plain. */
export const TEXT_KIND = 'x-text';

/** A text that a caller sends, at most `maxLength` characters. The rule with the right message checks for emptiness. `Written(100)` */
export const Written = (maxLength: number, description?: string) => Type.String({ maxLength, ...(description && { description }) });

const OfKind = (kind: TextKind, maxLength: number, description?: string) =>
  Type.String({ maxLength, [TEXT_KIND]: kind, ...(description && { description }) });

/** A password or a token: used exactly as it was sent. `Secret(128)` */
export const Secret = (maxLength: number, description?: string) => OfKind('secret', maxLength, description);

/** A code that people read, type and paste: of a coupon, of a referral, sent by SMS. `WrittenCode(40)` */
export const WrittenCode = (maxLength: number, description?: string) => OfKind('code', maxLength, description);

/** An amount of money: a decimal number with the currency's digits, never negative. `61400`, `12.5` */
export const Money = Type.Number({ minimum: 0, maximum: 1e12, description: 'Decimal amount in the currency of the configuration.' });

/** An amount of money that may be negative. `-7000` */
export const SignedMoney = Type.Number({ minimum: -1e12, maximum: 1e12, description: 'Decimal amount; below zero it is taken away.' });

/** 1 is on, 0 is off. */
export const Flag = Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] });

/** Instant in ISO 8601 with zone. `"2026-03-21T14:05:00.000Z"` */
export const DateTime = Type.String({ format: 'date-time', maxLength: 40 });

/** Calendar day. `"2026-03-21"` */
export const Day = Type.String({ format: 'date', maxLength: 10 });

/** Time of day in the store's zone. `"09:30"` */
export const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 });

/** Catalogue id. `42` */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Random nine-digit order number, shown as 123 456 789. */
export const OrderId = Type.Integer({ minimum: 100_000_000, maximum: 999_999_999 });

/** Id or slug as used in an address. `"42"`, `"sutim-milk"` */
export const IdOrSlug = Type.String({ minLength: 1, maxLength: 120, pattern: '^[A-Za-z0-9][A-Za-z0-9-]*$' });

/** Readable name in an address. `"sutim-milk"` */
export const Slug = Type.String({ maxLength: 120 });

/** Address of a picture, file or page of the shop: absolute where the operator set `PUBLIC_URL`, else a path. An address elsewhere is always absolute. */
export const Url = Type.String({ 'maxLength': 2000, 'x-shop-address': true });

/** Degrees north. */
export const Latitude = Type.Number({ minimum: -90, maximum: 90 });

/** Degrees east. */
export const Longitude = Type.Number({ minimum: -180, maximum: 180 });

/** A geographic point (WGS 84), in degrees. */
export const Point = Exact({ lat: Latitude, lng: Longitude });

/** Quantity of one line; the item's own maximum may be lower. */
export const Quantity = Type.Integer({ minimum: MINIMUM_QUANTITY, maximum: MAXIMUM_QUANTITY });

/** Whole number from 0. */
export const Count = Type.Integer({ minimum: 0 });

/** Average of the stars; 0 while there is no rating, which the screens show as "New". */
export const Rating = Type.Number({ minimum: 0, maximum: 5 });

/** Stars of one review. */
export const Stars = Type.Integer({ minimum: 1, maximum: 5 });

/** Kilometres by road. `2.4` */
export const Kilometres = Type.Number({ minimum: 0 });

/** Kind of a module, by the goods sold (app-02). */
export const ModuleType = OneOf(...MODULE_TYPES);
/** Kind of a discount: a percentage, or an amount of money per piece. */
export const DiscountType = OneOf(...DISCOUNT_TYPES);

/** Secret id of a guest, returned once and stored by the browser. */
export const GuestId = Type.String({ minLength: 16, maxLength: 128 });

/** Colour of the tile behind a picture: a hue in degrees, `hue-25` in the styles. */
export const Hue = Type.Integer({ minimum: 0, maximum: 355, multipleOf: 5 });

/** A required text of a form. A missing one counts as '', so that the rule answers with its own message. `requiredText(Phone)` */
export function requiredText<T extends TSchema>(schema: T): Defaulted<T> {
  return WithDefault(schema, '' as Static<T>);
}

/** A phone number as typed. It is read as E.164; a national number is one of the shop's own country. */
export const Phone = OfKind('phone', 60, 'International number, digits with a leading plus.');
/** The rule checks the limit of 255 characters and has the message for it. */
export const Email = OfKind('email', 500, 'At most 255 characters.');
/** The phone number or e-mail address of an account. */
export const PhoneOrEmail = OfKind('identity', 500, 'International number, or at most 255 characters.');

/** Zones of a saved address, accepted in requests that send such an address back. */
export const IgnoredZones = Type.Optional(
  Type.Array(Id, { maxItems: 100, description: 'Accepted and not used: the shop looks up the zones of the point itself.' }),
);

/** Page number from 1 and page size, for the query of a list. The size is 10 where part 2 of the specification names none. `...page(12)` */
export const page = (defaultLimit = 10) => ({
  limit: WithDefault(Type.Integer({ minimum: 1, maximum: 50, ...CLAMPED }), defaultLimit),
  offset: WithDefault(Type.Integer({ minimum: 1, maximum: 10_000, ...CLAMPED, description: 'Page number, the first is 1.' }), 1),
});

/** Pagination of a list that is returned whole by default. `Exact(optionalPage)` */
export const optionalPage = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, ...CLAMPED, description: 'Without it the list is answered whole.' })),
  offset: page().offset,
};

/** A list in a query, as JSON text. `JsonList(Id, 50)` accepts `category_ids=[3,7]` */
export const JsonList = <T extends TSchema>(item: T, maxItems: number) =>
  Type.Array(item, { maxItems, description: 'JSON array in the query, for example [1,2].' });

const Total = Type.Integer({
  minimum: 0,
  description: `How many there are on all pages. Lists of the catalogue end, and are counted, at ${LONGEST_LIST}: that many means at least so many.`,
});

/** Length of every list: entries on all pages, page size, and page number from 1. */
export const envelope = { total_size: Total, limit: Count, offset: Count };

/** Envelope of a list: total count, page number, and the page under its own name. `ListOf('stores', StoreCard)` */
export function ListOf<const Name extends string, T extends TSchema, const More extends TProperties = {}>(
  name: Name,
  item: T,
  more?: More,
) {
  return InEnvelope(Exact({ ...envelope, [name]: Type.Array(item), ...more } as ListFields<Name, T> & More), name);
}
type ListFields<Name extends string, T extends TSchema> = typeof envelope & { [K in Name]: ReturnType<typeof Type.Array<T>> };

/** Where a reply says which of its fields are its list. */
export const LIST_FIELDS = 'x-list';

/**
 * A reply with the fields that all lists share beside its own: the envelope, and the entries again as `data`, where other clients read every
 * list alike. The shop's own pages get neither (`X-reply-shape: page`), except what the reply itself requires. With several names, one of these lists is empty.
 */
export function InEnvelope<const P extends TProperties>(reply: TObject<P>, ...names: (keyof P & string)[]): TObject<P> {
  const entries = names.map((name) => (reply.properties[name] as unknown as { readonly items: TSchema }).items);
  const shared = {
    ...Type.Partial(Exact(envelope)).properties,
    data: Type.Optional(Type.Array(entries.length === 1 ? entries[0]! : Type.Union(entries))),
  };
  return Type.Object({ ...shared, ...reply.properties }, { additionalProperties: false, [LIST_FIELDS]: names });
}

/** Address to which the browser returns from the gateway, in place of the shop's own page. The operator lists the allowed ones. */
export const Callback = Written(1000, 'Address of an app that the operator allows.');

/** A reply with only a message, in the caller's language. */
export const MessageReply = Exact({ message: Text });
