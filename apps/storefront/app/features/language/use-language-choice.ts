import type { Config } from '@bozor/contract/shop/config.ts';
import { isLocale, type Locale } from '@bozor/domain/words/locale.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useEffect } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { languageMemory } from '../../platform/settings/language-memory.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { readStored, writeStored } from '../../platform/storage.ts';
import { withQuery } from '@bozor/web/navigation/with-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

export type LanguageOption = Config['languages'][number] & { readonly languageCode: Locale };

interface LanguageChoice {
  readonly options: readonly LanguageOption[];
  readonly chosen: LanguageOption | undefined;
  /** Asks first, then changes; choosing what holds already does nothing. */
  readonly choose: (option: LanguageOption) => void;
}

/** So long the old page says that the language has changed, before it makes room for the new one. */
const SAID_MS = 700;

/** The languages of the shop, and the question that stands before a change. */
export function useLanguageChoice(): LanguageChoice {
  const { t, locale } = useI18n();
  const { languages } = useConfig();
  const options = languages.filter((option): option is LanguageOption => isLocale(option.languageCode));

  const apply = async ({ languageCode, countryCode }: LanguageOption) => {
    languageMemory.write(languageCode);
    // A country that was picked by hand stays.
    writeStored('country', readStored('country') ?? countryCode);
    toast({ id: TOAST, kind: 'success', title: t('Language has been changed') });
    await new Promise((resolve) => setTimeout(resolve, SAID_MS));
    noteChange(languageCode);
    // The language of the link that one came by would win again at the next load.
    window.history.replaceState(window.history.state, '', withQuery(window.location, { lang: null }));
    window.location.reload();
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
  const { t, locale } = useI18n();
  useEffect(() => {
    if (notedChange() !== locale) return;
    noteChange('');
    toast({ id: TOAST, kind: 'success', title: t('Language has been changed') });
  }, [t, locale]);
}

const TOAST = 'language';
const KEY = 'language-changed';

/** Which language was chosen just before the page was loaded anew. */
function notedChange(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function noteChange(locale: string): void {
  try {
    window.sessionStorage.setItem(KEY, locale);
  } catch {
    // It was said before the page was left.
  }
}
