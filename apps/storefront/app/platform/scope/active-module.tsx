import type { ModuleId } from '@bozor/domain/ids.ts';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import { apiQuery } from '@bozor/web/api/query.ts';
import { browserScope } from './browser-scope.ts';
import { useScope } from './scope-context.tsx';
import { readStored, writeStored } from '../storage.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';

/** Modules of the current zones. */
export const moduleList = () => apiQuery(calls.modules.list, {}, { staleMs: 5 * 60_000, quiet: true });

export interface ActiveModule {
  readonly module: Module | undefined;
  /** Undefined until a module is chosen or named by a link. */
  readonly type: ModuleType | undefined;
  readonly all: readonly Module[];
  readonly isLoading: boolean;
}

const ActiveModuleContext = createContext<ActiveModule | undefined>(undefined);

export function useActiveModule(): ActiveModule {
  const active = use(ActiveModuleContext);
  if (!active) throw new Error('useActiveModule stands outside an ActiveModuleProvider');
  return active;
}

/** Reads the modules once for the whole page. */
export function ActiveModuleProvider({ children }: { readonly children: ReactNode }) {
  const { moduleId } = useScope();
  const { data, isPending } = useApiQuery(moduleList());
  const all = data?.modules ?? NONE;
  const active = useMemo(() => {
    const module = all.find(({ id }) => id === moduleId);
    return { module, type: module?.module_type, all, isLoading: isPending };
  }, [all, moduleId, isPending]);
  return <ActiveModuleContext value={active}>{children}</ActiveModuleContext>;
}

/** Chooses a module, which scopes all content and sets the accent colour. */
export function chooseModule({ id, module_type, module_name }: Pick<Module, 'id' | 'module_type' | 'module_name'>): void {
  writeStored('module', { id: id as ModuleId, module_type, module_name });
  writeStored('bg', ACCENTS[module_type]);
}

/** A page whose URL names a module makes it the active one. */
export function useAdoptedModule(): void {
  const { module } = useActiveModule();
  useEffect(() => {
    // The URL may name no module, and another one may have been chosen in the meantime. One restored from its cookie lacks the name.
    const stored = readStored('module');
    if (module && browserScope().moduleId === module.id && (stored?.id !== module.id || !stored.module_name)) chooseModule(module);
  }, [module]);
}

/** Activates the module of a page's content, so that items added there go into that module's cart. */
export function useModuleOf(what: { readonly module_id: number } | undefined): void {
  const { moduleId } = useScope();
  const { all } = useActiveModule();
  const module = what && what.module_id !== moduleId ? all.find(({ id }) => id === what.module_id) : undefined;
  useEffect(() => {
    if (module) chooseModule(module);
  }, [module]);
}

const NONE: readonly Module[] = [];

/** Accents of the light theme, as in `tokens.css`. */
const ACCENTS: Readonly<Record<ModuleType, string>> = {
  food: '#ca3609',
  grocery: '#048233',
  pharmacy: '#037a84',
  ecommerce: '#6d54e6',
  parcel: '#9e5a03',
};
