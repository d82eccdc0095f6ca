import { createContext, use, type ReactNode } from 'react';
import type { ApiQuery, ScopeKey } from './query.ts';

/** Adds the user's preferences to a query, such as a diet to lists of dishes. Returns the same query when nothing applies. */
export type NarrowQuery = <Query extends ApiQuery>(query: Query) => Query;

export interface QueryEnvironment {
  readonly scopeKey: ScopeKey;
  /** The user's point as text. Undefined on the server and during hydration. */
  readonly point: string | undefined;
  /** Whether personal queries can be sent: a user or guest is known. */
  readonly isIdentified: boolean;
  readonly narrow: NarrowQuery;
}

// One context per value, so that a component re-renders only for the values its query reads.
const ScopeKeyContext = createContext<ScopeKey | undefined>(undefined);
const PointContext = createContext<string | undefined>(undefined);
const IdentityContext = createContext(false);
const NarrowContext = createContext<NarrowQuery>((query) => query);

/** Provides queries with scope, point, identity and preferences. Values must be referentially stable between renders. */
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

/** The user's point, for queries that depend on it; others do not subscribe to it. */
export function usePointFor({ near }: ApiQuery): string | undefined {
  return near ? use(PointContext) : undefined;
}

/** Whether a query can be sent now. Public queries do not subscribe to the identity. */
export function useCanSend({ personal }: ApiQuery): boolean {
  return personal ? use(IdentityContext) : true;
}

export function useNarrow(): NarrowQuery {
  return use(NarrowContext);
}
