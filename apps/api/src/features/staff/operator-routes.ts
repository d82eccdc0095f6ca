import { API } from '@bozor/contract/operator/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import {
  dismiss,
  endAllSessions,
  grantRole,
  invitePerson,
  readPeople,
  readPerson,
  reinstate,
  revokeGrant,
  withdrawInvitation,
} from './manage-people.ts';
import { findObjects } from './people-store.ts';
import { readAudit } from './read-audit.ts';

/** Endpoints of the operator for people, their roles and what they did. */
export function operatorStaffRoutes(api: Api): void {
  mount(api, API.staff.list, async ({ actor, query, scope }) => readPeople(api, actor, query, scope.locale));
  mount(api, API.staff.objects, async ({ actor, query, scope }) => findObjects(api.db, actor.scope, query.query, scope.locale));
  mount(api, API.staff.details, async ({ actor, params, scope }) => readPerson(api, { actor, id: params.id, locale: scope.locale }));
  mount(api, API.staff.invite, async ({ actor, body }) => invitePerson(api, actor, body));
  mount(api, API.staff.withdraw, async ({ actor, params: { id } }) => {
    await withdrawInvitation(api, actor, id);
    return { id };
  });
  mount(api, API.staff.grant, async ({ actor, params, body, scope }) =>
    grantRole(api, { actor, id: params.id, locale: scope.locale }, body),
  );
  mount(api, API.staff.revoke, async ({ actor, params, scope }) =>
    revokeGrant(api, { actor, id: params.id, locale: scope.locale }, params.grant),
  );
  mount(api, API.staff.endSessions, async ({ actor, params, scope }) =>
    endAllSessions(api, { actor, id: params.id, locale: scope.locale }),
  );
  mount(api, API.staff.dismiss, async ({ actor, params, body, scope }) =>
    dismiss(api, { actor, id: params.id, locale: scope.locale }, body.reason),
  );
  mount(api, API.staff.reinstate, async ({ actor, params, scope }) => reinstate(api, { actor, id: params.id, locale: scope.locale }));
  mount(api, API.audit.list, async ({ actor, query }) => readAudit(api, actor, query));
}
