import type { EndpointTable } from '../calls-of.ts';

/** Calls of the courier app by word, each with `access: courier(permission)`. None yet. */
export const API = {} satisfies EndpointTable;
