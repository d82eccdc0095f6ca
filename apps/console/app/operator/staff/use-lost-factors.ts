import type { LostFactor } from '@bozor/contract/operator/lost-factors.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { lostFactorsQuery } from './staff-queries.ts';

const NONE: readonly LostFactor[] = [];

/** Open requests for new codes, for whoever decides on them. */
export function useLostFactors(): readonly LostFactor[] {
  const { may } = useStaff();
  return useApiQuery(lostFactorsQuery(), { enabled: may('staff.act') }).data?.lost_factors ?? NONE;
}
