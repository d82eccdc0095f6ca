import type { Api } from '../../platform/api.ts';
import type { Presenting } from './present.ts';

export async function presentingOf(api: Api): Promise<Presenting> {
  const { business_name: shopName } = await api.settings.read();
  return { secret: api.config.secrets.signing, now: api.adapters.clock.now(), shopName };
}
