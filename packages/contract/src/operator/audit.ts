import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CLAMPED, Day, DateTime, Exact, Id, Nullable, Text, WithDefault, Written } from '../fields.ts';
import { operator } from './access.ts';

/** One act of a member of staff. `before` and `after` are JSON texts of what changed, without secrets. */
export const AuditEntry = Exact({
  id: Id,
  at: DateTime,
  person: Nullable(Exact({ id: Id, name: Text })),
  role: Text,
  action: Text,
  subject: Text,
  subject_id: Nullable(Text),
  address: Nullable(Text),
  session_id: Nullable(Id),
  reason: Nullable(Text),
  before: Nullable(Text),
  after: Nullable(Text),
  /** The entry is as it was written, and the person's one before it is still there. */
  is_intact: Type.Boolean(),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/operator/audit',
    summary: 'What staff did, the latest first',
    tag: 'Audit',
    access: operator('audit.see'),
    rate: 'browse',
    query: Exact({
      staff: Type.Optional(Id),
      action: Type.Optional(Written(80)),
      subject: Type.Optional(Written(80)),
      subject_id: Type.Optional(Written(80)),
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      before: Type.Optional(Id),
      limit: WithDefault(Type.Integer({ minimum: 1, maximum: 100, ...CLAMPED }), 50),
    }),
    reply: Exact({
      entries: Type.Array(AuditEntry),
      /** `before` of the next page; null on the last. */
      next: Nullable(Id),
      actions: Type.Array(Text, { description: 'Every action of the log, to filter by.' }),
    }),
  }),
};
