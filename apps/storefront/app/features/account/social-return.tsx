import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { finishSocialSignIn } from './social-redirect.ts';

/** Callback page of the providers. It navigates back to the previous page at once; the sign-in dialog continues there with the answer. */
export function SocialReturn() {
  const navigate = useNavigate();
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const { back, to, answer } = finishSocialSignIn(window.location);
    void Promise.resolve(navigate(back, { replace: true })).then(() => openOverlay('sign-in', { back: answer, to }));
  });
  return null;
}
