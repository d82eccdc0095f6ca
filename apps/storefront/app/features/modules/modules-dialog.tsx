import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { chooseModule, useActiveModule } from '../../platform/scope/active-module.tsx';
import type { OverlayControls } from '@bozor/web/overlays/overlays.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { usePromptInterests } from '../interests/use-prompt-interests.ts';
import { NoModules } from './no-modules.tsx';
import { useOfferedModules } from './use-module-choice.ts';
import * as styles from './modules-dialog.module.css';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    modules: object;
  }
}

/** Asks for the module to continue with. A single one is chosen automatically. */
export function ModulesDialog({ open, close, closed }: OverlayControls) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const askInterests = usePromptInterests();
  const { isLoading, module } = useActiveModule();
  const offered = useOfferedModules();
  const go = (chosen: Module) => {
    chooseModule(chosen);
    close();
    void Promise.resolve(navigate(urls.home())).then(() => askInterests(chosen));
  };
  const takeTheOnlyOne = useEffectEvent(() => offered[0] && go(offered[0]));
  const isOnlyOne = offered.length === 1;
  useEffect(() => {
    if (isOnlyOne) takeTheOnlyOne();
  }, [isOnlyOne]);

  return (
    <Dialog
      open={open && !isOnlyOne}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      title={t('Choose a module')}
      {...(offered.length > 0 && { text: t('Select a module to continue.') })}
      size="picker"
      closeLabel={t('Close')}
    >
      {isLoading ? (
        <ModulesSkeleton />
      ) : offered.length === 0 ? (
        <NoModules />
      ) : (
        <ul className={styles.grid}>
          {offered.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                className={styles.module}
                data-module={each.module_type}
                aria-current={each.id === module?.id || undefined}
                onClick={() => {
                  go(each);
                  toast({ kind: 'success', title: t('A module has been selected.') });
                }}
              >
                <img
                  src={each.icon_full_url ?? undefined}
                  srcSet={srcSetOf(each.icon_full_url, 240)}
                  sizes="72px"
                  alt=""
                  width={96}
                  height={96}
                  className={styles.icon}
                />
                {each.module_name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function ModulesSkeleton() {
  const { t } = useI18n();
  const boxes = Array.from({ length: 3 }, (_, at) => <Skeleton key={at} shape="tile" />);
  return <Loading loading label={t('Loading')} skeleton={<div className={styles.grid}>{boxes}</div>} />;
}
