import { calls } from '@bozor/contract/shop/calls.ts';
import type { Config } from '@bozor/contract/shop/config.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { allOf, apiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import type { I18nSettings } from '@bozor/web/i18n/create-i18n.ts';

export const shopConfig = () => apiQuery(calls.config.read, {}, { staleMs: 5 * 60_000, quiet: true, isVital: true });

/** Read once for the whole page: `storefront.tsx` fills it. */
export const ConfigContext = createContext<Config | undefined>(undefined);

/** The shop's configuration. Every page has it from the server; while another language's is on its way, the one before serves. */
export function useConfig(): Config {
  const config = useConfigIfAny();
  if (!config) throw new Error('The configuration is missing');
  return config;
}

/** The same for the pages that tell of a fault, where even this may be missing. */
export function useConfigIfAny(): Config | undefined {
  return use(ConfigContext);
}

/** Reads the configuration for the context. */
export function useConfigQuery(): Config | undefined {
  const client = useQueryClient();
  const { data } = useApiQuery(shopConfig());
  return data ?? client.getQueriesData<Config>({ queryKey: allOf(calls.config.read) }).find(([, config]) => config)?.[1];
}

/** How money and time are written in this shop. Who comes from another country reads the currency's international code instead of its sign. */
export function i18nSettingsOf(config: Config, country: string = config.country): I18nSettings {
  const { code, symbol, symbol_position } = config.currency;
  const isHome = country === config.country;
  return {
    currency: {
      code,
      symbol: isHome ? symbol : code,
      position: isHome ? symbol_position : 'after',
      digits: config.digit_after_decimal_point,
    },
    utcOffsetMinutes: config.utc_offset_minutes,
  };
}
