import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { landingPage } from '../../shell/landing-page.ts';
import { AppPanel } from './app-panel.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { JoinPanels } from './join-panels.tsx';
import { LandingHero } from './landing-hero.tsx';
import { ModuleTiles } from './module-tiles.tsx';
import * as styles from './landing-page.module.css';

/** First page of a new visitor: location, modules, steps. Complete without scripts. */
export function LandingPage() {
  const { data: landing } = useApiQuery(landingPage());
  if (!landing) return null;
  return (
    <>
      <LandingHero landing={landing} />
      <div className={`container ${styles.sections}`}>
        <ModuleTiles modules={landing.modules} />
        <HowItWorks steps={landing.steps} />
        <AppPanel links={landing.download_user_app_links} />
        <JoinPanels store={landing.join_store} courier={landing.join_delivery_man} />
      </div>
    </>
  );
}
