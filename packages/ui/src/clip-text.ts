/** The text up to the last whole word within the limit, with an ellipsis; unchanged when it fits or when only a few letters would be spared. */
export function clipText(text: string, limit: number): string {
  if (text.length <= limit + 12) return text;
  const cut = text.slice(0, limit + 1);
  const word = cut.search(/\s\S*$/);
  return `${cut.slice(0, word > limit / 2 ? word : limit).replace(/[\s.,;:!?…-]+$/, '')}…`;
}
