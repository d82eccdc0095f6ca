import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import type { ReactNode } from 'react';
import telescope from './telescope.webp';

/** Empty state of a list, with a way onwards. */
export function NothingFound({ title, action }: { readonly title: string; readonly action: ReactNode }) {
  return <EmptyState picture={<img src={telescope} alt="" width={160} height={160} />} title={title} action={action} />;
}
