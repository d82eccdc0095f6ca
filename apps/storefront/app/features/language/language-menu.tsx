import { LazyMenu } from '../../shell/choices/lazy-menu.tsx';
import Globe from 'lucide-react/icons/globe';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ChoiceButton } from '../../shell/choices/choice-button.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

/** Language choice, each language in its own script; the button shows the current one. */
export function LanguageMenu() {
  const { t } = useI18n();
  const { options, chosen, choose } = useLanguageChoice();
  return (
    <LazyMenu
      align="end"
      label={t('Language')}
      trigger={
        <ChoiceButton icon={Globe} label={t('Language')}>
          <bdi>{chosen?.languageName}</bdi>
        </ChoiceButton>
      }
      items={options.map((option) => ({
        id: option.languageCode,
        label: <bdi lang={option.languageCode}>{option.languageName}</bdi>,
        lang: option.languageCode,
        checked: option === chosen,
        onSelect: () => choose(option),
      }))}
    />
  );
}
