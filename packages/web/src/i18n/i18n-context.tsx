import { DirectionProvider } from '@base-ui/react/direction-provider';
import { createContext, use, type ReactNode } from 'react';
import type { I18n } from './create-i18n.ts';

const I18nContext = createContext<I18n | undefined>(undefined);

export function I18nProvider({ words, children }: { readonly words: I18n; readonly children: ReactNode }) {
  return (
    <I18nContext value={words}>
      <DirectionProvider direction={words.direction}>{children}</DirectionProvider>
    </I18nContext>
  );
}

/** Translation and formatting in the current language. @example const { t, formatPrice } = useI18n() */
export function useI18n(): I18n {
  const words = use(I18nContext);
  if (!words) throw new Error('useI18n stands outside a I18nProvider');
  return words;
}
