import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Takes the Tab key over what stands before the first items of a page to the element with this id. */
export function SkipLink({ to }: { readonly to: string }) {
  const { t } = useI18n();
  return (
    <a className="skip-link" href={`#${to}`}>
      {t('Skip to items')}
    </a>
  );
}
