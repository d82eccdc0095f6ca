import type { LoaderFunctionArgs } from 'react-router';
import { CampaignPage } from '../features/campaigns/campaign-page.tsx';
import { campaignDetails } from '../features/campaigns/campaign-queries.ts';
import { requireModule, openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = openPage(context);
  const campaign = await page.find(campaignDetails(params['campaign']!));
  if (!campaign) return page.reply();
  requireModule(request, campaign);
  return page.reply({
    head: {
      title: campaign.title,
      description: campaign.description,
      image: campaign.image_full_url,
      canonical: urls.campaign(campaign.slug, { module_id: campaign.module_id }),
    },
  });
}

export default function Campaign({ params }: { readonly params: { readonly campaign: string } }) {
  return <CampaignPage key={params.campaign} idOrSlug={params.campaign} />;
}
