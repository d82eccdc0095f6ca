import type { LandingPage } from '@bozor/contract/shop/config.ts';
import { SectionHead } from '@bozor/ui/layout/section-head.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import basket from './pictures/basket.webp';
import pin from './pictures/pin.webp';
import scooter from './pictures/scooter.webp';
import * as styles from './how-it-works.module.css';

const PICTURES = [
  { src: pin, hue: 255 },
  { src: basket, hue: 150 },
  { src: scooter, hue: 25 },
] as const;

/** The operator's steps, each with a picture. */
export function HowItWorks({ steps }: { readonly steps: LandingPage['steps'] }) {
  const { t } = useI18n();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="landing-steps">
      <SectionHead id="landing-steps" title={t('How it works')} />
      <ol className={styles.steps}>
        {steps.map(({ title, text }, at) => {
          const picture = PICTURES[at % PICTURES.length]!;
          return (
            <li key={title} className={styles.step}>
              <Tile hue={picture.hue} src={picture.src} alt="" shape="free" className={styles.tile} />
              <div>
                <p className={styles.number}>{t('Step {number}', { number: at + 1 })}</p>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
