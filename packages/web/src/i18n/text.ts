/**
 * Marks a text that is written in one place and said in another, such as the labels of a table: `{ food: text('Foods') }`, later `t(label)`.
 * Changes nothing; it lets the check of words see the text.
 */
export function text<const Source extends string>(source: Source): Source {
  return source;
}
