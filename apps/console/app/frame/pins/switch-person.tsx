import { ApiProblem } from '@bozor/contract/client.ts';
import { calls } from '@bozor/contract/staff/calls.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import UsersRound from 'lucide-react/icons/users-round';
import { consoleStorage } from '../console-storage.ts';
import { noteSignedOut } from '../staff/session.ts';

interface SwitchPersonProps {
  readonly className: string | undefined;
  readonly labelClassName: string | undefined;
  readonly onFault: (fault: string | undefined) => void;
}

/** Leaves the tablet to whoever comes next: the page then asks who it is, and for the PIN. */
export function SwitchPerson({ className, labelClassName, onFault }: SwitchPersonProps) {
  const { t } = useI18n();
  const client = useQueryClient();
  const lend = useApiMutation(calls.pins.lend, {
    quiet: true,
    onSuccess: () => {
      consoleStorage.write('console-shared', true);
      noteSignedOut(client);
    },
  });
  return (
    <button
      type="button"
      className={className}
      aria-busy={lend.isPending || undefined}
      onClick={() => {
        onFault(undefined);
        const refuse = (error: Error) =>
          onFault(error instanceof ApiProblem ? error.messages.join(' ') : t('Connection lost. Please try again.'));
        lend.mutate({}, { onError: refuse });
      }}
    >
      <Icon of={UsersRound} size={20} />
      <span className={labelClassName}>{t('Switch person')}</span>
    </button>
  );
}
