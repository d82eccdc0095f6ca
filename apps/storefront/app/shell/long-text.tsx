import { DEFAULT_LOCALE, type Locale } from '@bozor/domain/words/locale.ts';
import { READ_MORE_LIMIT, truncate } from '@bozor/domain/words/truncate.ts';
import { ReadMore } from '@bozor/ui/layout/read-more.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** A long text, cut to its beginning until expanded. Renders nothing for an empty text. */
export function LongText({
  text,
  limit = READ_MORE_LIMIT,
  lang,
  className,
}: {
  readonly text: string;
  readonly limit?: number;
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}) {
  const { t } = useI18n();
  if (text === '') return null;
  return (
    <ReadMore
      text={text}
      lang={lang}
      preview={truncate(text, limit).text}
      moreLabel={t('Read more')}
      lessLabel={t('Show less')}
      className={className}
    />
  );
}

/** The `lang` of a text of an answer, where it is not that of the page: a screen reader changes its voice. */
export function langOf<Text extends string>(answer: { readonly untranslated: readonly Text[] }, text: Text): Locale | undefined {
  return answer.untranslated.includes(text) ? DEFAULT_LOCALE : undefined;
}
