import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { Api } from './api.ts';
import type { Catalogue } from './words/catalogue.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** What the entries bring before anything is rendered: one set for each request on the server, one for the browser's life. */
export interface Platform {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** On the server: marks the page's own inline scripts, so that only these are allowed to run. */
  readonly nonce?: string;
}

const PlatformContext = createContext<Platform | undefined>(undefined);

export function PlatformProvider({ platform, children }: { readonly platform: Platform; readonly children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform stands outside a PlatformProvider');
  return platform;
}

/** The API for calls that are neither queries nor mutations. */
export function useApi(): Api {
  return usePlatform().api;
}
