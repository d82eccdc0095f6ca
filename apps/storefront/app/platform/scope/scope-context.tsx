import { createContext, use, type ReactNode } from 'react';
import type { Scope } from './scope.ts';

const ScopeContext = createContext<Scope | undefined>(undefined);

export function ScopeProvider({ scope, children }: { readonly scope: Scope; readonly children: ReactNode }) {
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** Zones, module and language of the displayed content. */
export function useScope(): Scope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('useScope stands outside a ScopeProvider');
  return scope;
}
