/**
 * Marks a text that is translated elsewhere, such as the labels of a table: `{ food: text('Foods') }`, later `t(label)`. Returns its
 * argument; the check of the word files finds the text by it.
 */
export function text<const Source extends string>(source: Source): Source {
  return source;
}
