import { calls } from '@bozor/contract/shop/calls.ts';
import type { Config } from '@bozor/contract/shop/config.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { allOf, apiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import type { I18nSettings } from '@bozor/web/i18n/create-i18n.ts';

export const shopConfig = () => apiQuery(calls.config.read, {}, { staleMs: 5 * 60_000, quiet: true, isVital: true });

/** Read once for the whole page; provided by `storefront.tsx`. */
export const ConfigContext = createContext<Config | undefined>(undefined);

/** Configuration of the shop, server-rendered into every page. While another language's loads, the previous one is returned. */
export function useConfig(): Config {
  const config = use(ConfigContext);
  if (!config) throw new Error('The configuration is missing');
  return config;
}

/** Reads the configuration for the context. */
export function useConfigQuery(): Config | undefined {
  const client = useQueryClient();
  const { data } = useApiQuery(shopConfig());
  return data ?? client.getQueriesData<Config>({ queryKey: allOf(calls.config.read) }).find(([, config]) => config)?.[1];
}

/** Format settings for money and time. Customers from another country see the currency's ISO code instead of its symbol. */
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
    timezone: config.timezone,
  };
}
