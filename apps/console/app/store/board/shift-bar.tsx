import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import * as styles from './shift-bar.module.css';
import { useLowBattery } from './use-battery.ts';
import type { useShift } from './use-shift.ts';

type Step = 'idle' | 'asking' | 'unheard';

/** Whether new orders are heard on this device, and whether its battery lasts. */
export function ShiftBar({ shift }: { readonly shift: ReturnType<typeof useShift> }) {
  const { t } = useI18n();
  const percent = useLowBattery();
  return (
    <>
      {percent !== undefined && (
        <Notice kind="danger" live>
          {t('The battery has {percent} %. Connect this device to power: without it nobody hears new orders.', { percent })}
        </Notice>
      )}
      <Sound shift={shift} />
    </>
  );
}

/** Start of the shift: plays the bell and asks whether it was heard. Until then a red bar says that nobody hears new orders. */
function Sound({ shift }: { readonly shift: ReturnType<typeof useShift> }) {
  const { t } = useI18n();
  const [step, setStep] = useState<Step>('idle');
  const test = () => {
    void shift.test();
    setStep('asking');
  };
  if (step === 'asking')
    return (
      <section className={styles.question} role="group" aria-labelledby="heard-question">
        <p id="heard-question" className="text-h3" role="status">
          {t('Did you hear the bell?')}
        </p>
        <p className="text-meta">{t('It has to be heard where you work: turn the volume of this device up that far.')}</p>
        <div className={styles.answers}>
          <Button
            onClick={() => {
              shift.prove();
              setStep('idle');
            }}
          >
            {t('Yes, I heard it')}
          </Button>
          <Button variant="outline" onClick={() => setStep('unheard')}>
            {t('No')}
          </Button>
        </div>
      </section>
    );
  if (step === 'unheard')
    return (
      <section className={styles.question} aria-labelledby="unheard-title">
        <h2 id="unheard-title" className="text-h3">
          {t('Nothing was heard')}
        </h2>
        <ul className={styles.advice}>
          <li>{t('Turn the volume of this device up, and switch off its silent mode.')}</li>
          <li>{t('If headphones or a speaker are connected, disconnect them, or place the speaker where you hear it.')}</li>
          <li>{t('If the browser shows a crossed-out loudspeaker in the tab, allow its sound.')}</li>
        </ul>
        <div className={styles.answers}>
          <Button onClick={test}>{t('Ring again')}</Button>
        </div>
      </section>
    );
  if (!shift.isProved)
    return (
      <Notice
        kind="danger"
        action={
          <Button variant="danger" onClick={test}>
            {t('Start the shift')}
          </Button>
        }
      >
        {t('Nobody can hear new orders on this device.')}
      </Notice>
    );
  if (!shift.isAudible) return <Notice kind="danger">{t('Press anywhere, so that this page may ring.')}</Notice>;
  return (
    <p className={styles.ready}>
      <Icon of={BellRing} size={20} />
      {t('New orders ring on this device.')}
      <Button variant="link" size={48} onClick={test}>
        {t('Test the bell')}
      </Button>
    </p>
  );
}
