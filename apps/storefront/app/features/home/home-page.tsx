import type { Module } from '@bozor/contract/module.ts';
import type { ReactNode } from 'react';
import { Hero } from './hero.tsx';
import { HOME_SECTIONS } from './home-sections.tsx';
import styles from './home-page.module.css';

/** The home page of one module: its hero, then its sections. */
export function HomePage({ module, search }: { readonly module: Module; readonly search?: ReactNode }) {
  return (
    <div className={styles.page} key={module.id}>
      <div className="container">
        <Hero module={module} search={search} />
      </div>
      {HOME_SECTIONS[module.module_type].map(({ id, Component, on, isFirst }) => (
        <div key={id} className={styles.section} data-on={on} data-later={isFirst ? undefined : ''}>
          <Component type={module.module_type} />
        </div>
      ))}
    </div>
  );
}
