import type { Route } from './+types/landing.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import { landingPage } from '../shell/landing-page.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = openPage(context);
  const landing = await page.find(landingPage());
  return page.reply({
    head: landing && {
      title: landing.hero_title,
      description: landing.hero_sub_title,
      image: landing.hero_image_full_url,
      canonical: urls.landing(),
    },
  });
}

export default function Landing() {
  return <LandingPage />;
}
