import { calls } from '@bozor/contract/staff/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import KeyRound from 'lucide-react/icons/key-round';
import { FormError } from '../staff/form-error.tsx';
import { showPasskey } from './passkey.ts';
import { usePasskey } from './use-passkey.ts';

/** Proves by a passkey in place of a code or password. */
export function PasskeyProof({ onProved }: { readonly onProved: () => void }) {
  const { t } = useI18n();
  const { isBusy, fault, run } = usePasskey();
  const begin = useApiMutation(calls.passkeys.proofChallenge, { quiet: true });
  const prove = useApiMutation(calls.passkeys.prove, { quiet: true, onSuccess: onProved });
  return (
    <>
      <FormError>{fault}</FormError>
      <Button
        variant="tint"
        wide
        busy={isBusy}
        onClick={() => run(async () => prove.mutateAsync({ body: await showPasskey(await begin.mutateAsync({})) }))}
      >
        <Icon of={KeyRound} size={20} />
        {t('Use a passkey')}
      </Button>
    </>
  );
}
