import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { Tap } from './tap.ts';

/** Says whose presses wait on this device for their person. */
export function TapsOfOthers({ taps }: { readonly taps: readonly Tap[] }) {
  const { t } = useI18n();
  const people = new Map(taps.map(({ person }) => [person.id, person.name]));
  return [...people].map(([id, name]) => (
    <Notice key={id}>
      {t('{count, plural, one {# press} other {# presses}} of {name} on this device: sent when {name} signs in here again.', {
        count: taps.filter(({ person }) => person.id === id).length,
        name,
      })}
    </Notice>
  ));
}
