import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { memo, Suspense, type ReactNode } from 'react';
import { Hero } from './hero.tsx';
import { HOME_SECTIONS, type FirstSection } from './home-sections.tsx';
import { SectionWhenNear } from './section-when-near.tsx';
import { useCalledSections } from './use-called-sections.ts';
import styles from './home-page.module.css';

/** Home page of one module: hero, then sections. */
export function HomePage({ module, search }: { readonly module: Module; readonly search?: ReactNode }) {
  const type = module.module_type;
  const called = useCalledSections(module);
  return (
    <div className={styles.page} key={module.id}>
      <div className="container">
        <Hero module={module} search={search} />
      </div>
      {HOME_SECTIONS[type].map((section, place) =>
        'Component' in section ? (
          <div
            key={section.id}
            className={styles.section}
            data-section={section.id}
            data-on={section.isCompactOnly ? 'compact' : undefined}
          >
            <Section of={section.Component} type={type} />
          </div>
        ) : (
          <SectionWhenNear key={section.id} section={section} module={module} isCalled={place < called} />
        ),
      )}
    </div>
  );
}

/** Memoized, so that it renders for its own queries only, not with the page. */
const Section = memo(function Section({ of: Component, type }: { readonly of: FirstSection['Component']; readonly type: ModuleType }) {
  return (
    <Suspense fallback={null}>
      <Component type={type} />
    </Suspense>
  );
});
