import type { DietPreference } from '@bozor/domain/storage/parse-stored.ts';
import { ChipRow, RemovableChip } from '@bozor/ui/actions/chip.tsx';
import { useDiet, useDietOfModule } from '../../platform/scope/diet.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

export const PREFERENCE_TEXTS: Readonly<Record<DietPreference, string>> = { veg: text('Only veg'), non_veg: text('Only non-veg') };

/** The customer's diet preference where it hides part of a list, to be taken off. */
export function DietChip({ className }: { readonly className?: string }) {
  const { t } = useI18n();
  const preference = useDietOfModule();
  const { choose } = useDiet();
  if (!preference) return null;
  const name = t(PREFERENCE_TEXTS[preference]);
  return (
    <div className={className}>
      <ChipRow>
        <RemovableChip removeLabel={t('Remove {name}', { name })} onRemove={() => choose(undefined)}>
          {name}
        </RemovableChip>
      </ChipRow>
    </div>
  );
}
