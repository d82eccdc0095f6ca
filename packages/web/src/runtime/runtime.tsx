import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { Api } from '../api/api.ts';
import type { Catalogue } from '../i18n/catalogue.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** Created by the entry before rendering: one per request on the server, one per page load in the browser. */
export interface Runtime {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** On the server: nonce of the page's inline scripts. */
  readonly nonce?: string;
}

const RuntimeContext = createContext<Runtime | undefined>(undefined);

export function RuntimeProvider({ runtime, children }: { readonly runtime: Runtime; readonly children: ReactNode }) {
  return <RuntimeContext value={runtime}>{children}</RuntimeContext>;
}

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('useRuntime stands outside a RuntimeProvider');
  return runtime;
}

/** The API, for calls that are neither queries nor mutations. */
export function useApi(): Api {
  return useRuntime().api;
}
