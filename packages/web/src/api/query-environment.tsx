import { createContext, use, type ReactNode } from 'react';
import type { ApiQuery, ScopeKey } from './query.ts';

/** Narrows a query for the reader, as a diet does with lists of dishes. Answers the same query where nothing is to be narrowed. */
export type NarrowQuery = <Query extends ApiQuery>(query: Query) => Query;

export interface QueryEnvironment {
  readonly scopeKey: ScopeKey;
  /** The reader's point as text. Undefined on the server and while its page hydrates. */
  readonly point: string | undefined;
  /** Whether personal queries can be asked: the browser acts for a known person or guest. */
  readonly isIdentified: boolean;
  readonly narrow: NarrowQuery;
}

// One context for each value, so that a component renders again only for what its query reads.
const ScopeKeyContext = createContext<ScopeKey | undefined>(undefined);
const PointContext = createContext<string | undefined>(undefined);
const IdentityContext = createContext(false);
const NarrowContext = createContext<NarrowQuery>((query) => query);

/** What a front end tells its queries: scope, place, identity and narrowing. Values must keep their identity between renders. */
export function QueryEnvironmentProvider({
  scopeKey,
  point,
  isIdentified,
  narrow,
  children,
}: QueryEnvironment & { readonly children: ReactNode }) {
  return (
    <ScopeKeyContext value={scopeKey}>
      <PointContext value={point}>
        <IdentityContext value={isIdentified}>
          <NarrowContext value={narrow}>{children}</NarrowContext>
        </IdentityContext>
      </PointContext>
    </ScopeKeyContext>
  );
}

export function useScopeKey(): ScopeKey {
  const scopeKey = use(ScopeKeyContext);
  if (!scopeKey) throw new Error('useScopeKey stands outside a QueryEnvironmentProvider');
  return scopeKey;
}

/** The reader's point, for queries whose answers depend on it; others do not subscribe to it. */
export function usePointFor({ near }: ApiQuery): string | undefined {
  return near ? use(PointContext) : undefined;
}

/** Whether a query can be sent now. Public ones do not subscribe to the identity. */
export function useCanSend({ personal }: ApiQuery): boolean {
  return personal ? use(IdentityContext) : true;
}

export function useNarrow(): NarrowQuery {
  return use(NarrowContext);
}
