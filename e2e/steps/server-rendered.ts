import { expect, type APIRequestContext } from '@playwright/test';

/** Returns the server-rendered page before any script runs: the markup of its main part, and its texts, one per line. */
export async function serverRendered(
  request: APIRequestContext,
  path: string,
  cookie = '',
): Promise<{ readonly html: string; readonly words: string }> {
  const answer = await request.get(path, { headers: { cookie } });
  expect(answer.status(), path).toBe(200);
  const html = (await answer.text()).split('<main')[1]!.split('</main>')[0]!.replaceAll('<!-- -->', '');
  const words = html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"');
  return { html, words: words.replaceAll(/[\u00a0\u202f]/g, ' ') };
}
