import type { Point } from '@bozor/domain/places/point.ts';
import { createContext, use, type ReactNode } from 'react';
import type { Scope } from './scope.ts';

const ScopeContext = createContext<Scope | undefined>(undefined);

export function ScopeProvider({ scope, children }: { readonly scope: Scope; readonly children: ReactNode }) {
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** Zones, module and language of what is on the screen. */
export function useScope(): Scope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('useScope stands outside a ScopeProvider');
  return scope;
}

/** The delivery point, for questions that depend on it. Unknown on the server and while its page comes to life. */
const PointContext = createContext<Point | undefined>(undefined);

export const PointProvider = PointContext.Provider;

export function usePointOf(isNear: boolean | undefined): Point | undefined {
  return isNear ? use(PointContext) : undefined;
}
