import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { comeBack } from './social-trip.ts';

/** Where providers send people back to: at once they are where they were before, and the dialog of the account goes on with the answer. */
export function SocialReturn() {
  const navigate = useNavigate();
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const { back, to, answer } = comeBack(window.location);
    void Promise.resolve(navigate(back, { replace: true })).then(() => openOverlay('sign-in', { back: answer, to }));
  });
  return null;
}
