import type { ColumnType } from 'kysely';

/** A text in several languages, always including English. */
interface StoredText {
  readonly en: string;
  readonly [locale: string]: string;
}

/** Objects can be passed directly. Lists must be JSON text, because `pg` would write a JavaScript array as an SQL array. */
export type TextColumn = ColumnType<StoredText, WrittenText, WrittenText>;
type WrittenText = StoredText | { readonly en: string } | string;
export type ObjectColumn = ColumnType<Readonly<Record<string, unknown>>, object | string, object | string>;
export type ListColumn = ColumnType<readonly unknown[], string, string>;
export type TextListColumn = ColumnType<readonly StoredText[], string, string>;
export type SpellingsColumn = ColumnType<Readonly<Record<string, string>>, object | string, object | string>;

/** Written only by the database. */
export type Computed<T> = ColumnType<T, never, never>;
