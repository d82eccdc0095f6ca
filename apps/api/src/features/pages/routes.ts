import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { readPage } from './read-page.ts';

export function pageRoutes(api: Api): void {
  mount(api, API.config.page, async ({ params, scope }) => readPage(api, params.slug, scope.locale));
}
