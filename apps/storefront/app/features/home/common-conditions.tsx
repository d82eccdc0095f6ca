import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useVisitChoice } from '../../platform/scope/use-visit-choice.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CardRowSkeleton } from '../catalogue/card-skeletons.tsx';
import { ItemRow } from '../catalogue/item-row.tsx';
import { commonConditions, conditionItems } from './home-queries.ts';
import { Section, SectionSkeleton } from './section.tsx';
import * as styles from './section.module.css';

/** Common health conditions, and the items for the selected one. */
export function CommonConditions() {
  const { t } = useI18n();
  const { data, isPending } = useApiQuery(commonConditions());
  const conditions = data?.data ?? [];
  const [chosen, setChosen] = useVisitChoice<string | undefined>('conditions', undefined);
  const id = chosen ?? String(conditions[0]?.id);
  if (isPending) return <SectionSkeleton of="items" />;
  if (conditions.length === 0) return null;
  return (
    <Section id="conditions" title={t('Common Conditions')}>
      <ChipChoice
        label={t('Condition')}
        labelHidden
        scroll
        className={styles.menu}
        options={conditions.map((each) => ({ value: String(each.id), label: each.name }))}
        value={id}
        onChange={setChosen}
      />
      <Helping key={id} conditionId={Number(id)} isChosen={chosen !== undefined} />
    </Section>
  );
}

function Helping({ conditionId, isChosen }: { readonly conditionId: number; readonly isChosen: boolean }) {
  const { t } = useI18n();
  const { rows, status, hasMore, loadMore } = useApiList(conditionItems(conditionId, isChosen));
  if (status === 'pending') return <CardRowSkeleton of="items" />;
  return <ItemRow label={t('Common Conditions')} items={rows} onEnd={hasMore ? loadMore : undefined} />;
}
