import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import type { ReactNode } from 'react';
import { watchHeroSearch } from '../../shell/header/hero-search.ts';
import * as styles from './hero.module.css';

/**
 * Hero of a module's home: title and subtitle from the data, picture, and the search, which moves into the header when the hero scrolls
 * out.
 */
export function Hero({ module, search }: { readonly module: Module; readonly search?: ReactNode }) {
  return (
    <section className={styles.hero} data-type={module.module_type} aria-labelledby="hero-title">
      <div className={styles.scene}>
        {module.thumbnail_full_url && (
          <picture>
            {module.module_type !== 'parcel' && <source media="(width < 1180px)" srcSet={NOTHING} />}
            <img
              src={module.thumbnail_full_url}
              srcSet={srcSetOf(module.thumbnail_full_url, 780)}
              sizes="(width >= 600px) 560px, 92vw"
              alt=""
              width={780}
              height={440}
              fetchPriority="high"
              className={styles.picture}
            />
          </picture>
        )}
      </div>
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          {module.hero_title}
        </h1>
        {module.hero_sub_title && <p className={styles.text}>{module.hero_sub_title}</p>}
        {search && (
          <div ref={watchHeroSearch} className={styles.search}>
            {search}
          </div>
        )}
      </div>
    </section>
  );
}

/** Phones show banners instead of the hero, so its picture is not fetched there. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
