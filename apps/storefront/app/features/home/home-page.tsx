import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { memo, type ReactNode } from 'react';
import { HydrationBoundary } from '@bozor/web/hydration/hydration-boundary.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useDietOfModule } from '../../platform/scope/diet.ts';
import { SkipLink } from '../catalogue/skip-link.tsx';
import { Hero } from './hero.tsx';
import { HOME_SECTIONS, type FirstSection } from './home-sections.tsx';
import { LazySection } from './lazy-section.tsx';
import { useIdleSections } from './use-idle-sections.ts';
import * as styles from './home-page.module.css';

const DietChip = lazyComponent(async () => (await import('../catalogue/diet-chip.tsx')).DietChip);

/** Home page of one module: hero, then sections. */
export function HomePage({ module, search }: { readonly module: Module; readonly search?: ReactNode }) {
  const type = module.module_type;
  const due = useIdleSections(module);
  const diet = useDietOfModule();
  return (
    <div className={styles.page} key={module.id}>
      {type !== 'parcel' && <SkipLink to={FIRST_ITEMS[type]} />}
      <div className="container">
        <Hero module={module} search={search} />
        {diet && <DietChip className={styles.diet} />}
      </div>
      {HOME_SECTIONS[type].map((section, index) =>
        'Component' in section ? (
          <Section key={section.id} id={section.id} of={section.Component} type={type} on={section.on} />
        ) : (
          <LazySection key={section.id} section={section} module={module} isDue={index < due} />
        ),
      )}
    </div>
  );
}

/** The first section with items, where the link that skips banners and categories leads. */
const FIRST_ITEMS = { food: 'special-offers', grocery: 'popular', pharmacy: 'best-reviewed', ecommerce: 'popular' } as const;

interface SectionProps {
  readonly id: string;
  readonly of: FirstSection['Component'];
  readonly type: ModuleType;
  readonly on: FirstSection['on'];
}

/** Memoized, so that it renders for its own queries only, not with the page. */
const Section = memo(function Section({ id, of: Component, type, on }: SectionProps) {
  return (
    <HydrationBoundary id={id} className={styles.section} data-section={id} data-on={on}>
      <Component type={type} />
    </HydrationBoundary>
  );
});
