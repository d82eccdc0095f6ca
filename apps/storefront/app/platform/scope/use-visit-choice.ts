import { useVisitState } from '@bozor/web/navigation/use-visit-state.ts';
import type { Dispatch, SetStateAction } from 'react';
import { useScope } from './scope-context.tsx';

/** A choice on a page that is not part of its URL, stored per visit and module. `name` is unique on its page. */
export function useVisitChoice<Choice>(name: string, first: Choice): [Choice, Dispatch<SetStateAction<Choice>>] {
  const { moduleId } = useScope();
  return useVisitState(`${moduleId} ${name}`, first);
}
