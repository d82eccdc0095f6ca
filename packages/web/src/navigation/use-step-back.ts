import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router';
import { overlayEntriesLeft } from '../overlays/overlay-entries.ts';

/** Goes back where that stays here, and otherwise to the given address: the router numbers the entries that it made in this tab. */
export function useStepBack(): (otherwise: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (otherwise, options) => {
      await overlayEntriesLeft(window.location.pathname);
      const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
      await (idx > 0 ? navigate(-1) : navigate(otherwise, options));
    },
    [navigate],
  );
}
