import type { Permission } from '@bozor/domain/staff/permissions.ts';
import type { AccessKind, StaffAccess } from './access.ts';
import type { EndpointTable } from './calls-of.ts';

/** Whom a part of the API is for: a front end with a table of calls and an OpenAPI document of its own. */
export interface Audience {
  readonly title: string;
  readonly description: string;
  /** Begins the path of each of its calls, below `/api/v1`. Only the shop has none. */
  readonly prefix: '' | `/${string}`;
  /** The kinds of callers that its calls let in. */
  readonly letsIn: readonly AccessKind[];
  /** Of staff: the access of a call that needs a permission. */
  readonly access?: (permission: Permission) => StaffAccess;
  readonly api: EndpointTable;
  /** Shapes that stand under their own name in the document. */
  readonly shapes: Readonly<Record<string, unknown>>;
  /** Bodies by `word.name` of a call, shown in the document. */
  readonly examples: Readonly<Record<string, unknown>>;
}
