/** Details of a transfer: the operator's method and the values of its fields. */
export interface OfflinePaymentDetails {
  /** 0 without a choice. */
  readonly methodId: number;
  readonly fields: Readonly<Record<string, string>>;
}

export const NO_PAYMENT_DETAILS: OfflinePaymentDetails = { methodId: 0, fields: {} };

/** Reads stored details; parts of the wrong type are dropped. */
export function readPaymentDetails(stored: unknown): OfflinePaymentDetails {
  const { methodId, fields } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof OfflinePaymentDetails, unknown>
  >;
  return {
    methodId: typeof methodId === 'number' ? methodId : 0,
    fields: Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => typeof value === 'string')),
  };
}

/** The details as fields of the request that places an order. */
export function paymentDetailsBody({ methodId, fields }: OfflinePaymentDetails) {
  return {
    ...(methodId > 0 && { offline_method_id: methodId }),
    offline_fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
  };
}
