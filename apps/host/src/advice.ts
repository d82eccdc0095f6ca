/** A reason not to start, printed without a stack trace. */
export class Advice extends Error {}
