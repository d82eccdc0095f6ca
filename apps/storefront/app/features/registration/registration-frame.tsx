import { Tile } from '@bozor/ui/layout/tile.tsx';
import type { ReactNode } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './registration-frame.module.css';

interface RegistrationFrameProps {
  readonly title: string;
  readonly text: string;
  readonly hue: number;
  readonly picture: string;
  readonly children: ReactNode;
}

/** Introduction and next steps beside the form; on phones above it. */
export function RegistrationFrame({ title, text, hue, picture, children }: RegistrationFrameProps) {
  const { t } = useI18n();
  const steps = [
    { title: t('Send this form'), text: t('It asks only for what we need to answer.') },
    { title: t('We write to you'), text: t('By e-mail, or we call you.') },
    { title: t('We meet'), text: t('Papers and terms are looked at together, not online.') },
  ];
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.side}>
        <header className={styles.head}>
          <Tile hue={hue} alt="" shape="free" className={styles.ground} />
          <div className={styles.words}>
            <h1 className="text-h1">{title}</h1>
            <p className={styles.text}>{text}</p>
          </div>
          <img src={picture} alt="" width={480} height={480} className={styles.picture} />
        </header>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <p>
                <b>{step.title}</b>
                {step.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.form}>{children}</div>
    </div>
  );
}
