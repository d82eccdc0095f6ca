import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { wholeList } from '../../platform/http/whole-list.ts';
import { presentConfig, presentLanding, presentVehicle } from './present.ts';
import { readFigures, readLandingModules, readVehicles, readZonesTake } from './store.ts';

export function configRoutes(api: Api): void {
  const { mode } = api.config;

  mount(api, API.config.read, async ({ scope: { locale } }) => {
    const [settings, zones] = await Promise.all([api.settings.read(), readZonesTake(api.db)]);
    const payable = { inCash: zones.cash, byTransfer: zones.offline, gateways: zones.digital ? api.adapters.gateways : [] };
    return presentConfig(
      {
        settings,
        mode,
        locale,
        pushPublicKey: api.adapters.push.publicKey,
        socials: api.adapters.socials,
        phoneVerifier: api.adapters.phoneVerifier,
        publicUrl: api.config.publicUrl,
      },
      payable,
    );
  });

  mount(api, API.config.landing, async ({ scope: { locale } }) => {
    const [settings, figures, modules] = await Promise.all([api.settings.read(), readFigures(api.db), readLandingModules(api.db, locale)]);
    return presentLanding(settings, locale, figures, modules);
  });

  mount(api, API.config.vehicles, async ({ query, scope: { locale } }) => {
    const [settings, rows] = await Promise.all([api.settings.read(), readVehicles(api.db, locale)]);
    const vehicles = rows.map((row) => presentVehicle(row, settings.digit_after_decimal_point));
    return wholeList('vehicles', vehicles, query);
  });
}
