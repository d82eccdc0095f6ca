import { useSpokenText } from '@bozor/ui/feedback/use-spoken-text.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { useEffect, useRef } from 'react';
import type { SocialAnswer } from '../../platform/session/social-answer.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './social-view.module.css';

/** Shown on return from a provider: sends the answer to the shop, once. */
export function SocialView({
  answer,
  onDone,
  onRefused,
}: {
  readonly answer: SocialAnswer;
  readonly onDone: (reply: SignInReply) => void;
  readonly onRefused: (error: unknown) => void;
}) {
  const { t } = useI18n();
  const { mutateAsync } = useApiMutation(calls.identity.socialLogin, { quiet: true });
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    mutateAsync({ body: { ...answer, login_type: 'social' } }).then(onDone, onRefused);
  });
  const text = t('Signing you in…');
  useSpokenText(text);
  return <div className={styles.view}>{text}</div>;
}
