import { createContext, use, type ReactNode } from 'react';
import type { Words } from './create-words.ts';

const WordsContext = createContext<Words | undefined>(undefined);

export function WordsProvider({ words, children }: { readonly words: Words; readonly children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The reader's language. @example const { t, formatPrice } = useWords() */
export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords stands outside a WordsProvider');
  return words;
}
