import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { urls } from '../platform/urls.ts';

/** To where one came from; a page that was opened by its address leads home. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx ? navigate(-1) : navigate(urls.home()));
  }, [navigate]);
}
