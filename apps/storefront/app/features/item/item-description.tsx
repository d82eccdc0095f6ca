import { DESCRIPTION_LIMIT, truncate } from '@bozor/domain/words/truncate.ts';
import { ReadMore } from '@bozor/ui/read-more.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** The description of an item: its beginning, and the rest when asked for. */
export function ItemDescription({ text, className }: { readonly text: string; readonly className?: string | undefined }) {
  const { t } = useI18n();
  if (text === '') return null;
  return (
    <ReadMore
      text={text}
      preview={truncate(text, DESCRIPTION_LIMIT).text}
      moreLabel={t('Read more')}
      lessLabel={t('Show less')}
      className={className}
    />
  );
}
