/** A zone's charges for deliveries of a module, as queries return them: amounts in minor units, the reason in the reader's language. */
export interface ZoneCharges {
  readonly base_minor: number;
  readonly per_km_minor: number;
  readonly minimum_minor: number;
  readonly maximum_minor: number | null;
  readonly surge_percent: number;
  readonly surge_reason: string | null;
  readonly packaging_minor: number;
}
