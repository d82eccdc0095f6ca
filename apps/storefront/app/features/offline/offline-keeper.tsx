import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useRevalidator } from 'react-router';
import { useOnline } from '@bozor/web/api/online.ts';
import { reachServer } from '@bozor/web/api/reach-server.ts';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { onIdle } from '@bozor/web/hydration/on-idle.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { OfflineWays } from './offline-ways.tsx';
import { isKeeping, keepPage, removeOwnPages, startWorker } from '../../platform/offline/keep-page.ts';
import { useKeptSince } from '../../platform/offline/kept-since.ts';
import { useLostPlace } from '../../platform/offline/lost-place.ts';
import { onReply } from '../../platform/offline/reply-hook.ts';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { scopeKey } from '../../platform/scope/scope.ts';
import { useStored } from '../../platform/storage.ts';

/** Imported as the failing call imports it, so that the worker keeps the same file. */
const keptReplies = () => import('../../platform/offline/kept-replies.ts');

/** How often a server that does not answer is asked again, while the page is seen. */
const PROBE_MS = 15_000;

/** Keeps pages and replies for a visit without a network, and refreshes the page when the network is back. */
export function OfflineKeeper() {
  const worker = useWorker();
  const { pathname, search } = useLocation();
  const scope = scopeKey(useScope());
  const address = pathname + search;
  const kept = useRef({ address, scope });
  useEffect(() => {
    if (!worker || (kept.current.address === address && kept.current.scope === scope)) return;
    return onIdle(() => {
      kept.current = { address, scope };
      keepPage(worker, address);
    });
  }, [worker, address, scope]);
  useForgottenOthers();
  useRefreshedPage();
  return (
    <>
      <SavedNote />
      <KeptWays />
    </>
  );
}

function useWorker(): ServiceWorker | undefined {
  const [worker, setWorker] = useState<ServiceWorker>();
  useEffect(() => {
    let isWanted = true;
    const start = async () => {
      const active = await startWorker();
      if (!active || !(await isKeeping())) return onReply(() => {});
      onReply((await keptReplies()).keepReply);
      if (isWanted) setWorker(active);
    };
    // A browser may refuse a worker, as in a private window.
    start().catch(() => onReply(() => {}));
    return () => {
      isWanted = false;
    };
  }, []);
  return worker;
}

/** Removes what was kept for another person, when the identity changes and at the start. */
function useForgottenOthers(): void {
  const token = useStored('token');
  const guestId = useStored('guest_id');
  const before = useRef({ token, guestId });
  useEffect(() => {
    if (!('caches' in window)) return;
    const isAnother = before.current.token !== token || before.current.guestId !== guestId;
    before.current = { token, guestId };
    const sent: Readonly<Record<string, string>> =
      token !== undefined ? { authorization: `Bearer ${token}` } : guestId !== undefined ? { 'x-guest-id': guestId } : {};
    const forget = async () => {
      await (await keptReplies()).removeOthersReplies(sent);
      if (isAnother) await removeOwnPages();
    };
    forget().catch(() => undefined);
  }, [token, guestId]);
}

/** Asks a silent server again, and fetches everything anew once it answers: what was shown meanwhile was kept. */
function useRefreshedPage(): void {
  const isOnline = useOnline();
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const wasAway = useRef(false);
  const refresh = useEffectEvent(() => {
    void client.invalidateQueries();
    void revalidate();
  });
  useEffect(() => {
    if (isOnline) {
      if (wasAway.current) refresh();
      wasAway.current = false;
      return;
    }
    wasAway.current = true;
    const probing = setInterval(() => !document.hidden && navigator.onLine && void reachServer(), PROBE_MS);
    return () => clearInterval(probing);
  }, [isOnline]);
}

/** In the notice of a lost network: when what is shown was fetched. */
function SavedNote() {
  const { t, formatDate, formatTime, daysUntil } = useI18n();
  const isOnline = useOnline();
  const keptSince = useKeptSince();
  const nowMs = useClock(60_000);
  const [lost, setLost] = useState<{ readonly place: Element | null; readonly atMs: number }>();
  useEffect(() => {
    // The notice is rendered by then.
    if (!isOnline) setLost({ place: document.querySelector('[data-saved]'), atMs: Date.now() });
  }, [isOnline]);
  if (isOnline || !lost?.place) return null;
  const atMs = keptSince ?? lost.atMs;
  const day = daysUntil(atMs, nowMs) < 0 ? `${formatDate(atMs, 'day')}, ` : '';
  return createPortal(t('Saved {time}', { time: day + formatTime(atMs) }), lost.place);
}

/** On a page that the network did not bring: the pages that were kept. */
function KeptWays() {
  const place = useLostPlace();
  return place && createPortal(<OfflineWays wanted={place.dataset['wanted']} />, place);
}
