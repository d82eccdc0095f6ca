import { SOCIAL_RETURN_PATH } from '@bozor/domain/identity/social-return.ts';
import type { FastifyInstance } from 'fastify';

const MOST_BYTES = 16 * 1024;
/** What the page reads; the rest of the form, a name that nobody has signed among it, goes no further. */
const FIELDS: readonly string[] = ['state', 'id_token', 'error'];

/**
 * Apple answers with a form that its page sends, where the others answer behind the `#`. It is handed on behind the `#`, so that the page reads one
 * kind of answer, and no address that is logged holds a token.
 */
export async function takeSocialForm(app: FastifyInstance): Promise<void> {
  await app.register(async (forms) => {
    const type = 'application/x-www-form-urlencoded';
    forms.addContentTypeParser(type, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));
    forms.post(SOCIAL_RETURN_PATH, async (request, reply) => {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const answer = new URLSearchParams([...form].filter(([name]) => FIELDS.includes(name)));
      return reply.header('cache-control', 'no-store').redirect(`${SOCIAL_RETURN_PATH}#${answer.toString()}`, 303);
    });
  });
}
