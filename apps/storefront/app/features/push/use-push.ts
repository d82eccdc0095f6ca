import { useEffect, useState } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { readPush, startPush, stopPush, type PushState } from './browser-push.ts';

/** State of push notifications and the function that changes it. Permission is requested only after a press. */
export function usePush() {
  const api = useApi();
  const { push_public_key: publicKey } = useConfig();
  const [state, setState] = useState<PushState>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    readPush(publicKey).then(setState, () => setState('unsupported'));
  }, [publicKey]);

  const change = async (isWanted: boolean) => {
    if (isBusy || publicKey === null) return;
    setIsBusy(true);
    setHasFailed(false);
    try {
      setState(isWanted ? await startPush(api, publicKey) : await stopPush(api));
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
  };
  return { state, isBusy, hasFailed, change: (isWanted: boolean) => void change(isWanted) };
}
