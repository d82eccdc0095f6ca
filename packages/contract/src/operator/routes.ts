import type { EndpointTable } from '../calls-of.ts';

/** Calls of the operator console by word, each with `access: operator(permission)`. None yet. */
export const API = {} satisfies EndpointTable;
