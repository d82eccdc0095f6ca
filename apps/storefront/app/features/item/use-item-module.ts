import type { ItemDetails } from '@bozor/contract/item-details.ts';
import { useEffect } from 'react';
import { chooseModule, useActiveModule } from '../../platform/active-module.tsx';
import { useScope } from '../../platform/scope-context.tsx';

/** An item that is looked at makes its module the active one: it goes into that module's cart. */
export function useItemModule(item: Pick<ItemDetails, 'module_id'> | undefined): void {
  const { moduleId } = useScope();
  const { all } = useActiveModule();
  const module = item && item.module_id !== moduleId ? all.find(({ id }) => id === item.module_id) : undefined;
  useEffect(() => {
    if (module) chooseModule(module);
  }, [module]);
}
