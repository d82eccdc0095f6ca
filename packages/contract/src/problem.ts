import Type, { type Static } from 'typebox';

/**
 * Problems of every endpoint: stable code → HTTP status and English message. An endpoint adds its own in `problems`. A code has one meaning
 * everywhere and for ever. The message is the source text of the translations (`words.json`, chosen by `X-localization`). The problem's
 * values fill the `{name}` placeholders.
 */
export const PROBLEMS = {
  'bad-request': { status: 400, message: 'The request could not be read.' },
  'bad-header': { status: 400, message: 'The header {header} is not valid.' },
  'not-signed-in': { status: 401, message: 'Your account is inactive or Your token has been expired' },
  'sign-in-required': { status: 403, message: 'You are not logged in' },
  'guest-unknown': { status: 403, message: 'Your visit as a guest has ended. Please try again.' },
  'not-allowed': { status: 403, message: 'You are not allowed to do this.' },
  'fresh-proof-required': { status: 403, message: 'Prove that it is you, then try again.' },
  'not-found': { status: 404, message: 'Not found.' },
  'conflict': { status: 409, message: 'Something changed meanwhile. Please look again.' },
  'other-person': { status: 409, message: 'Another person is signed in on this device now.' },
  'key-reused': { status: 409, message: 'This request was already sent with other content.' },
  'too-large': { status: 413, message: 'This is too large to send.' },
  'unsupported-media-type': { status: 415, message: 'This kind of content is not accepted.' },
  'invalid-field': { status: 422, message: 'Please check the field {field}.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  'internal': { status: 500, message: 'Something went wrong. Please try again.' },
  'unavailable': { status: 503, message: 'The service is not available right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** Code of a problem that every endpoint may return. */
export type CoreProblemCode = keyof typeof PROBLEMS;

/** One entry of an error response. `field` is the JSON name of the input that caused it. */
export const ProblemEntry = Type.Object(
  { code: Type.String(), message: Type.String(), field: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

/** Body of every response with status 400 or above. `message` repeats the first entry's. */
export const ProblemReply = Type.Object({ errors: Type.Array(ProblemEntry), message: Type.String() }, { additionalProperties: false });
export type ProblemReply = Static<typeof ProblemReply>;
