import type { EndpointTable } from '../calls-of.ts';

/** Calls of the store console by word, each with `access: store(permission)`. None yet. */
export const API = {} satisfies EndpointTable;
