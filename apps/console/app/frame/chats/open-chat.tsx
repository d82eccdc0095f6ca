import { Button } from '@bozor/ui/actions/button.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useNavigate } from 'react-router';
import { FormError } from '../staff/form-error.tsx';
import { useFault } from '../use-fault.ts';
import type { ChatCalls } from './chat-calls.ts';

interface OpenChatProps {
  readonly calls: Pick<ChatCalls, 'open'>;
  readonly orderId: number;
  readonly path: string;
  readonly className?: string | undefined;
}

/** Leads from an order to the conversation with its customer. */
export function OpenChat({ calls, orderId, path, className }: OpenChatProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { fault, refuse, clear } = useFault();
  const open = useApiMutation(calls.open, { quiet: true });
  const press = () => {
    clear();
    open.mutate({ params: { order: orderId } }, { onError: refuse, onSuccess: ({ id }) => void navigate(`${path}/${id}`) });
  };
  return (
    <>
      <FormError>{fault}</FormError>
      <Button size={48} variant="outline" wide className={className} busy={open.isPending} onClick={press}>
        {t('Write to the customer')}
      </Button>
    </>
  );
}
