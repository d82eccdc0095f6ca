/** What a customer tells of a transfer: by which of the operator's methods, and what its fields ask. */
export interface OfflineTold {
  /** 0 while none is chosen. */
  readonly methodId: number;
  readonly fields: Readonly<Record<string, string>>;
}

export const NOTHING_TOLD: OfflineTold = { methodId: 0, fields: {} };

/** What was kept, as far as it can be believed. */
export function readTold(kept: unknown): OfflineTold {
  const { methodId, fields } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<keyof OfflineTold, unknown>>;
  return {
    methodId: typeof methodId === 'number' ? methodId : 0,
    fields: Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => typeof value === 'string')),
  };
}

/** The same as the call that places an order takes it. */
export function toldBody({ methodId, fields }: OfflineTold) {
  return {
    ...(methodId > 0 && { offline_method_id: methodId }),
    offline_fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
  };
}
