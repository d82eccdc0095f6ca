import { CityMap as SharedMap, type CityMapProps } from '@bozor/map/city-map.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import { useTheme } from '../../platform/settings/theme.tsx';

/** The interactive map with the shop's settings, in the theme of the page. */
export function CityMap(props: Omit<CityMapProps, 'settings'>) {
  const { theme } = useTheme();
  const { style_url, attribution } = useConfig().map;
  return <SharedMap {...props} settings={{ styleUrl: style_url, attribution, theme }} />;
}
