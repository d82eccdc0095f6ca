import type { Permission } from '@bozor/domain/staff/permissions.ts';
import type { AccessKind, StaffAccess } from './access.ts';
import type { EndpointTable } from './calls-of.ts';

/** An audience of the API: a front end with its own table of calls and its own OpenAPI document. */
export interface Audience {
  readonly title: string;
  readonly description: string;
  /** Prefix of the paths of its calls, below `/api/v1`. Only the shop has none. */
  readonly prefix: '' | `/${string}`;
  /** Kinds of callers that its calls admit. */
  readonly letsIn: readonly AccessKind[];
  /** For staff: returns the access of a call that needs a permission. */
  readonly access?: (permission: Permission) => StaffAccess;
  readonly api: EndpointTable;
  /** Schemas that have their own name in the document. */
  readonly shapes: Readonly<Record<string, unknown>>;
  /** Example bodies by `word.name` of a call, shown in the document. */
  readonly examples: Readonly<Record<string, unknown>>;
}
