import type { EndpointTable } from '../calls-of.ts';

/** The calls of the app of a courier by word, each with `access: courier(permission)`. None yet. */
export const API = {} satisfies EndpointTable;
