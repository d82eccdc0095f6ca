import type { Route } from './+types/landing.ts';
import { useConfig } from '../platform/config.ts';
import { openPage } from '../platform/page.server.ts';
import { urls } from '../platform/urls.ts';

export { pageMeta as meta } from '../platform/page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: 'Bozor', canonical: urls.landing() } });
}

export default function Landing() {
  const config = useConfig();
  return <h1>{config.business_name}</h1>;
}
