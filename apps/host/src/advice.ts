/** A reason not to start, told to whoever started us without a stack. */
export class Advice extends Error {}
