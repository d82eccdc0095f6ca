import type { Config } from '@bozor/contract/shop/config.ts';
import { isLocale, type Locale } from '@bozor/domain/words/locale.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useEffect } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { languageMemory } from '../../platform/settings/language-memory.ts';
import { reloadDocument } from '@bozor/web/navigation/reload-document.ts';
import { overlayEntriesLeft } from '@bozor/web/overlays/overlay-entries.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { readStored, writeStored } from '../../platform/storage.ts';
import { withQuery } from '@bozor/web/navigation/with-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

type LanguageOption = Config['languages'][number] & { readonly languageCode: Locale };

interface LanguageChoice {
  readonly options: readonly LanguageOption[];
  readonly chosen: LanguageOption | undefined;
  /** Asks for confirmation, then changes the language. The current language is ignored. */
  readonly choose: (option: LanguageOption) => void;
}

/** Visible time of the toast before the page reloads. */
const TOAST_MS = 700;

/** The languages of the shop, and the choice with its confirmation. */
export function useLanguageChoice(): LanguageChoice {
  const { t, locale } = useI18n();
  const { languages } = useConfig();
  const options = languages.filter((option): option is LanguageOption => isLocale(option.languageCode));

  const apply = async ({ languageCode, countryCode }: LanguageOption) => {
    languageMemory.write(languageCode);
    // A country picked by hand is preserved.
    writeStored('country', readStored('country') ?? countryCode);
    toast({ id: TOAST, kind: 'success', title: t('Language has been changed') });
    await new Promise((resolve) => setTimeout(resolve, TOAST_MS));
    noteChange(languageCode);
    // A `lang` parameter in the URL would otherwise win at the next load.
    await overlayEntriesLeft();
    window.history.replaceState(window.history.state, '', withQuery(window.location, { lang: null }));
    await reloadDocument();
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

/** Shows a toast in the new language after the reload. Mounted once around all pages. */
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

/** The language chosen just before the reload. */
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
    // The toast before the reload has already said so.
  }
}
