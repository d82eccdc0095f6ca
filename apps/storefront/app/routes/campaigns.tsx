import type { LoaderFunctionArgs } from 'react-router';
import { CampaignListPage } from '../features/campaigns/campaign-list-page.tsx';
import { campaignList } from '../features/campaigns/campaign-queries.ts';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  await page.load(campaignList());
  return page.reply({
    head: {
      title: page.t('Campaigns'),
      description: page.t('Offers that run for a while: what, until when, at which hours.'),
      canonical: urls.campaigns({ module_id: page.scope.moduleId }),
    },
  });
}

export default function Campaigns() {
  return <CampaignListPage />;
}
