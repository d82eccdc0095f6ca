import { STAFF_ROLES } from '@bozor/domain/staff/permissions.ts';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Count, DateTime, Exact, Id, Nullable, OneOf, requiredText, Text, Written } from '../fields.ts';
import { operator } from './access.ts';

/** A person of the staff who lost phone and recovery codes, while their request or their link is open. */
export const LostFactor = Exact({
  id: Id,
  person: Exact({ id: Id, name: Text, email: Text, roles: Type.Array(OneOf(...STAFF_ROLES)) }),
  asked_at: DateTime,
  /** From where it was asked for; null on the shop's own machine. */
  address: Nullable(Text),
  /** Of the request, and then of the link. */
  expires_at: DateTime,
  /** Owners who agreed and still are owners. */
  approved_by: Type.Array(Text),
  needed: Count,
  /** Owners of the shop beside the person. Where there are fewer than are needed, the shop's own machine makes the link. */
  other_owners: Count,
  has_link: Type.Boolean(),
  /** Who made the link; null before, and where the shop's own machine made it. */
  link_by: Nullable(Text),
  /** Act of the caller that comes next; `none` while others are to act. */
  next: OneOf('approve', 'link', 'none'),
});
export type LostFactor = Static<typeof LostFactor>;

const acting = {
  method: 'POST',
  tag: 'Staff',
  access: operator('staff.act'),
  fresh: true,
  rate: 'write',
  params: Exact({ id: Id }),
} as const;
const Open = Exact({ lost_factors: Type.Array(LostFactor) });

const notFound = { 'lost-factor-not-found': { status: 404, message: 'This request is over.' } } as const;
const linkMade = {
  'link-made': { status: 409, message: 'The link was made already. If it is lost, end the request, and the person asks again.' },
} as const;
const ownFactor = { 'own-factor': { status: 409, message: 'Nobody approves their own request. Two other owners do.' } } as const;

/** Requests for new codes, which two owners approve who are not the person; one of them then makes the link. */
export const lostFactors = {
  list: endpoint({
    method: 'GET',
    path: '/operator/lost-factors',
    summary: 'Open requests for new codes, the oldest first; for owners of the whole shop',
    tag: 'Staff',
    access: operator('staff.act'),
    rate: 'browse',
    reply: Open,
  }),
  approve: endpoint({
    ...acting,
    path: '/operator/lost-factors/{id}/approve',
    summary: 'Agree that a person gets new codes; two owners must',
    reply: Open,
    problems: {
      ...notFound,
      ...linkMade,
      ...ownFactor,
      'approved-already': { status: 409, message: 'You agreed already. Another owner must agree too.' },
    },
  }),
  link: endpoint({
    ...acting,
    path: '/operator/lost-factors/{id}/link',
    summary: 'Make the link by which the person sets new codes, once within 24 hours; told only here, to an owner who agreed',
    status: 201,
    reply: Exact({ link: Text, expires_at: DateTime }),
    problems: {
      ...notFound,
      ...linkMade,
      ...ownFactor,
      'approvals-missing': { status: 409, message: 'Two owners must agree first, and you are one of them.' },
    },
  }),
  deny: endpoint({
    ...acting,
    path: '/operator/lost-factors/{id}/deny',
    summary: 'End a request, or the link that was made for it, with a reason',
    body: Exact({ reason: requiredText(Written(300)) }),
    reply: Open,
    problems: { ...notFound, 'denial-reason-required': { status: 422, message: 'Say why.' } },
  }),
};
