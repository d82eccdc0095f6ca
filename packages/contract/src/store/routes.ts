import type { EndpointTable } from '../calls-of.ts';

/** The calls of the console of a store by word, each with `access: store(permission)`. None yet. */
export const API = {} satisfies EndpointTable;
