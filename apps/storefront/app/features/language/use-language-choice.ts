import type { Config } from '@bozor/contract/config.ts';
import { isLocale, type Locale } from '@bozor/domain/words/locale.ts';
import { toast } from '@bozor/ui/toast.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useConfig } from '../../platform/config.ts';
import { useLanguage } from '../../platform/language.tsx';
import { openOverlay } from '../../platform/overlays.ts';
import { readStored, writeStored } from '../../platform/storage.ts';
import { withQuery } from '../../platform/urls.ts';
import { useWords } from '../../platform/words/words.tsx';

export type LanguageOption = Config['languages'][number] & { readonly languageCode: Locale };

interface LanguageChoice {
  readonly options: readonly LanguageOption[];
  readonly chosen: LanguageOption | undefined;
  /** Asks first, then changes; choosing what holds already does nothing. */
  readonly choose: (option: LanguageOption) => void;
}

/** The languages of the shop, and the question that stands before a change. */
export function useLanguageChoice(): LanguageChoice {
  const { t, locale } = useWords();
  const { languages } = useConfig();
  const { change } = useLanguage();
  const navigate = useNavigate();
  const options = languages.filter((option): option is LanguageOption => isLocale(option.languageCode));

  const apply = async (option: LanguageOption) => {
    wanted = option.languageCode;
    await change(option.languageCode);
    // A country that was picked by hand stays.
    writeStored('country', readStored('country') ?? option.countryCode);
    // The language of the link that one came by would win again at the next load.
    if (new URLSearchParams(window.location.search).has('lang'))
      await navigate(withQuery(window.location, { lang: null }), { replace: true, preventScrollReset: true });
  };
  const choose = (option: LanguageOption) => {
    if (option.languageCode === locale) return;
    openOverlay('confirm', {
      title: t('Are you sure to change the language?'),
      text: t('The browser will refresh to get translated content.'),
      confirmLabel: t('Yes'),
      act: () => apply(option),
    });
  };
  return { options, chosen: options.find(({ languageCode }) => languageCode === locale), choose };
}

/** Says in the new language that it holds now. Stands once around all pages. */
export function useLanguageNotice(): void {
  const { t, locale } = useWords();
  useEffect(() => {
    if (wanted !== locale) return;
    wanted = undefined;
    toast({ id: 'language', kind: 'success', title: t('Language has been changed') });
  }, [t, locale]);
}

/** What was chosen and is on its way. */
let wanted: Locale | undefined;
