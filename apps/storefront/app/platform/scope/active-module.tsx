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

/** The modules of the zones one looks at. */
export const moduleList = () => apiQuery(calls.modules.list, {}, { staleMs: 5 * 60_000, quiet: true });

export interface ActiveModule {
  readonly module: Module | undefined;
  /** Undefined until a module is chosen or a link names one. */
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

/** Chooses a module: it scopes all content from here on, and gives the page its colour. */
export function chooseModule({ id, module_type, module_name }: Pick<Module, 'id' | 'module_type' | 'module_name'>): void {
  writeStored('module', { id: id as ModuleId, module_type, module_name });
  writeStored('bg', ACCENTS[module_type]);
}

/** A page whose address names its module makes that module the active one. */
export function useAdoptedModule(): void {
  const { module } = useActiveModule();
  useEffect(() => {
    // What the page is about may have been chosen by now, and the address names nothing.
    if (module && browserScope().moduleId === module.id && readStored('module')?.id !== module.id) chooseModule(module);
  }, [module]);
}

/** What a page is about makes its module the active one: what is taken there goes into that module's cart. */
export function useModuleOf(what: { readonly module_id: number } | undefined): void {
  const { moduleId } = useScope();
  const { all } = useActiveModule();
  const module = what && what.module_id !== moduleId ? all.find(({ id }) => id === what.module_id) : undefined;
  useEffect(() => {
    if (module) chooseModule(module);
  }, [module]);
}

const NONE: readonly Module[] = [];

/** The accents of the light theme, as `tokens.css` has them. */
const ACCENTS: Readonly<Record<ModuleType, string>> = {
  food: '#ca3609',
  grocery: '#048233',
  pharmacy: '#037a84',
  ecommerce: '#6d54e6',
  parcel: '#9e5a03',
};
