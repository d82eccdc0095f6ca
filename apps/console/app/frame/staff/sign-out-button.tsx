import { calls } from '@bozor/contract/staff/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormError } from './form-error.tsx';
import { noteSignedOut } from './session.ts';

export function SignOutButton() {
  const { t } = useI18n();
  const client = useQueryClient();
  const [hasFailed, setHasFailed] = useState(false);
  const signOut = useApiMutation(calls.sessions.endCurrent, { quiet: true, onSuccess: () => noteSignedOut(client) });
  return (
    <>
      <Button
        variant="outline"
        busy={signOut.isPending}
        onClick={() => {
          setHasFailed(false);
          // A session that is over already leaves nothing to end.
          const onError = (error: Error) =>
            error instanceof ApiProblem && error.status === 401 ? noteSignedOut(client) : setHasFailed(true);
          signOut.mutate({}, { onError });
        }}
      >
        {t('Sign out')}
      </Button>
      <FormError>{hasFailed ? t('Connection lost. Please try again.') : undefined}</FormError>
    </>
  );
}
