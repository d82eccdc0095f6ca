import { calls } from '@bozor/contract/staff/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { FormError } from '../staff/form-error.tsx';
import { noteSignedIn } from '../staff/session.ts';
import { canUsePasskeys, showPasskey } from './passkey.ts';
import { usePasskey } from './use-passkey.ts';

/** Signs in by a passkey of this device: no address and no code are typed. */
export function PasskeySignIn() {
  const { t } = useI18n();
  const client = useQueryClient();
  const { isBusy, fault, run } = usePasskey();
  const begin = useApiMutation(calls.passkeys.challenge, { quiet: true });
  const signIn = useApiMutation(calls.sessions.signInByPasskey, { quiet: true, onSuccess: () => noteSignedIn(client) });
  if (!canUsePasskeys()) return null;
  return (
    <>
      <FormError>{fault}</FormError>
      <Button
        variant="tint"
        size={54}
        wide
        busy={isBusy}
        onClick={() => run(async () => signIn.mutateAsync({ body: await showPasskey(await begin.mutateAsync({})) }))}
      >
        <Icon of={KeyRound} size={20} />
        {t('Sign in with a passkey')}
      </Button>
    </>
  );
}
