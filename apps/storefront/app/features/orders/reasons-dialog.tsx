import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { Loading } from '@bozor/ui/feedback/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import type { OverlayControls } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ReasonsSkeleton } from './reasons-skeleton.tsx';
import * as styles from './reasons-dialog.module.css';

interface Reason {
  readonly id: number;
  readonly reason: string;
}

interface ReasonsDialogProps extends OverlayControls {
  readonly title: string;
  readonly text: string;
  /** Undefined while loading. */
  readonly reasons: readonly Reason[] | undefined;
  readonly query: { readonly isLoadingError: boolean; readonly isFetching: boolean; readonly refetch: () => unknown };
  readonly isDangerous?: boolean;
  readonly isPending: boolean;
  readonly onSubmit: (reason: Reason) => void;
  /** Further fields, below the reasons. */
  readonly children?: ReactNode;
}

/** Asks for one of the shop's reasons. */
export function ReasonsDialog({
  title,
  text,
  reasons,
  query: { isLoadingError, isFetching, refetch },
  isDangerous = false,
  isPending,
  onSubmit,
  children,
  open,
  close,
  closed,
}: ReasonsDialogProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    const reason = reasons?.find(({ id }) => String(id) === chosen);
    if (reason) onSubmit(reason);
    else setIsMissing(true);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      dismissible={!isPending}
      title={title}
      text={text}
      closeLabel={t('Close')}
      foot={
        <div className={styles.foot}>
          <Button variant="ghost" size={54} wide disabled={isPending} onClick={close}>
            {t('Back')}
          </Button>
          <Button {...(isDangerous && { variant: 'danger' })} size={54} wide busy={isPending} disabled={!reasons} onClick={submit}>
            {t('Submit')}
          </Button>
        </div>
      }
    >
      {isLoadingError ? (
        <ErrorState
          title={t('The reasons could not be loaded')}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Loading loading={!reasons} skeleton={<ReasonsSkeleton />} label={t('Loading')}>
          <div className={styles.form}>
            <RadioGroup
              label={t('Reason')}
              labelHidden
              variant="rows"
              value={chosen}
              onChange={(value) => {
                setChosen(value);
                setIsMissing(false);
              }}
              {...(isMissing && { error: t('Choose a reason.') })}
              options={(reasons ?? []).map(({ id, reason }) => ({ value: String(id), label: reason }))}
            />
            {children}
          </div>
        </Loading>
      )}
    </Dialog>
  );
}
