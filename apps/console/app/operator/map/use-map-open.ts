import { useMedia } from '@bozor/ui/base/use-media.ts';

/** Where the map has a place beside the board. */
const WIDE = '(width >= 1200px)';

/** Whether the map is open: as the address says, else where it fits beside the board. `written` is what the address says for the other state. */
export function useMapOpen(params: URLSearchParams): { readonly isOpen: boolean; readonly written: string } {
  const isWide = useMedia(WIDE);
  const said = params.get('map');
  const isOpen = said === 'on' || (said !== 'off' && isWide);
  return { isOpen, written: isOpen === isWide ? (isOpen ? 'off' : 'on') : '' };
}
