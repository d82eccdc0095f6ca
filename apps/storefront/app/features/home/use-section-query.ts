import type { Callable } from '@bozor/contract/call.ts';
import { useDeferredValue, useState } from 'react';
import type { Reply } from '@bozor/web/api/api.ts';
import type { ApiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';

/** Data of a section. A late reply renders as a deferred update: a whole section at once is a long task on a slow phone. */
export function useSectionQuery<C extends Callable>(
  query: ApiQuery<C>,
): { readonly data: Reply<C> | undefined; readonly isPending: boolean; readonly wasAwaited: boolean } {
  const { data: answer, isPending } = useApiQuery(query);
  const data = useDeferredValue(answer);
  const [wasAwaited] = useState(answer === undefined);
  return { data, isPending: isPending || (answer !== undefined && data === undefined), wasAwaited };
}
