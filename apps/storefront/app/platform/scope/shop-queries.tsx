import { QueryEnvironmentProvider } from '@bozor/web/api/query-environment.tsx';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { ApiQuery } from '@bozor/web/api/query.ts';
import { useSession } from '../session/session.tsx';
import { useStored } from '../storage.ts';
import { withDiet, useDietOfModule } from './diet.ts';
import { useScope } from './scope-context.tsx';
import { scopeKeyOf } from './scope.ts';

/** Provides the shop's queries with scope, delivery point, session state and diet. */
export function ShopQueries({ children }: { readonly children: ReactNode }) {
  const scope = useScope();
  const point = useStored('currentLatLng');
  const { isKnown } = useSession();
  const diet = useDietOfModule();
  const keyOf = useMemo(() => scopeKeyOf(scope), [scope]);
  const narrow = useCallback(<Query extends ApiQuery>(query: Query) => withDiet(query, diet), [diet]);
  return (
    <QueryEnvironmentProvider
      scopeKey={keyOf}
      point={point && `${point.lat.toFixed(4)},${point.lng.toFixed(4)}`}
      isIdentified={isKnown}
      narrow={narrow}
    >
      {children}
    </QueryEnvironmentProvider>
  );
}
