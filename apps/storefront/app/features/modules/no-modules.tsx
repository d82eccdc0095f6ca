import { EmptyState } from '@bozor/ui/empty-state.tsx';
import { useWords } from '../../platform/words/words.tsx';

/** Nothing is offered at all. */
export function NoModules() {
  const { t } = useWords();
  return <EmptyState title={t('No module found')} text={t('Contact with the site owner to activate modules.')} />;
}
