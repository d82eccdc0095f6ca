import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import { useCallback } from 'react';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { readStored } from '../../platform/storage.ts';

/** After a module was chosen: asks a signed-in customer for their interests there. */
export function usePromptInterests(): (module: Pick<Module, 'id' | 'module_type'>) => void {
  const api = useApi();
  return useCallback(
    (module) => {
      if (!readStored('token')) return;
      void import('./open-interests.ts').then(({ openInterests }) => openInterests(api, module));
    },
    [api],
  );
}
