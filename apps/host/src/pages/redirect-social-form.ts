import { SOCIAL_RETURN_PATH } from '@bozor/domain/identity/social-return.ts';
import type { FastifyInstance } from 'fastify';

const MOST_BYTES = 16 * 1024;
/** Fields that the page reads. The rest of the form, an unsigned name among it, is dropped. */
const FIELDS: readonly string[] = ['state', 'id_token', 'error'];

/**
 * Apple responds with a form posted by its page, where the others respond in the URL fragment. The form is redirected into the fragment, so
 * that the page reads one kind of response and no logged address contains a token.
 */
export async function redirectSocialForm(app: FastifyInstance): Promise<void> {
  await app.register(async (forms) => {
    const type = 'application/x-www-form-urlencoded';
    // The API takes signed forms alone; in this scope its parser is replaced.
    forms.removeContentTypeParser(type);
    forms.addContentTypeParser(type, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));
    forms.post(SOCIAL_RETURN_PATH, async (request, reply) => {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const answer = new URLSearchParams([...form].filter(([name]) => FIELDS.includes(name)));
      return reply.header('cache-control', 'no-store').redirect(`${SOCIAL_RETURN_PATH}#${answer.toString()}`, 303);
    });
  });
}
