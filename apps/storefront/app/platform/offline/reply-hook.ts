/** A reply of the API to a GET, with the headers that it was requested with. */
type Keep = (url: string, sent: Readonly<Record<string, string>>, response: Response) => void;

/** Replies before the keeper has loaded; visitors who reduce their data never load it. */
const MOST_EARLY = 20;
const early: Parameters<Keep>[] = [];

let keep: Keep = (url, sent, response) => {
  if (early.length < MOST_EARLY && sent['accept'] === 'application/json') early.push([url, sent, response.clone()]);
};

/** Passes a reply to the keeper, at once or when its code has loaded. */
export const keepReply: Keep = (...reply) => keep(...reply);

/** Hands over all replies, those before the call too. */
export function onReply(next: Keep): void {
  keep = next;
  for (const reply of early.splice(0)) next(...reply);
}
