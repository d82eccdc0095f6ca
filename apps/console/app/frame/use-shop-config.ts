import { calls } from '@bozor/contract/shop/calls.ts';
import type { Config } from '@bozor/contract/shop/config.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';

const shopConfig = () => apiQuery(calls.config.read, {}, { staleMs: 5 * 60_000, quiet: true });

/** Public configuration of the shop. Undefined while loading or when the shop is unreachable. */
export function useShopConfig(): Config | undefined {
  return useApiQuery(shopConfig()).data;
}

/** Country of the shop, which decides how spreadsheets write numbers. */
export function useShopCountry(): string | undefined {
  return useApiQuery(shopConfig()).data?.country;
}
