import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import Check from 'lucide-react/icons/check';
import type { OverlayControls } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './language-dialog.module.css';
import { useLanguageChoice } from './use-language-choice.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    language: object;
  }
}

/** Language choice as a sheet, for screens without a top bar. */
export function LanguageDialog({ open, close, closed }: OverlayControls) {
  const { t } = useI18n();
  const { options, chosen, choose } = useLanguageChoice();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      size="confirm"
      title={t('Language')}
      closeLabel={t('Close')}
    >
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.languageCode}>
            <button
              type="button"
              className={styles.option}
              lang={option.languageCode}
              aria-current={option === chosen ? 'true' : undefined}
              onClick={() => {
                close();
                choose(option);
              }}
            >
              <bdi>{option.languageName}</bdi>
              {option === chosen && <Icon of={Check} className={styles.check} />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
