import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Takes the Tab key over what stands before the first items of a page, or before its filters, to the element with this id. */
export function SkipLink({ to, className }: { readonly to: string; readonly className?: string | undefined }) {
  const { t } = useI18n();
  return (
    <a className={`skip-link ${className ?? ''}`} href={`#${to}`}>
      {to === 'filters' ? t('Skip to filters') : t('Skip to items')}
    </a>
  );
}
