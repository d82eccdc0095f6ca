import { classNames } from '@bozor/ui/base/class-names.ts';
import { Component, useState, type ReactNode } from 'react';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import { supportsWebGl } from './live/supports-webgl.ts';
import type { LiveMapProps } from './live/live-map-props.ts';
import { MapPreview } from './still/map-preview.tsx';
import { cityMap } from './map-queries.ts';
import * as styles from './city-map.module.css';

const LiveMap = lazyComponent(async () => (await import('./live/live-map.tsx')).default);

export interface CityMapProps extends Omit<LiveMapProps, 'city' | 'onFailed'> {
  readonly className?: string | undefined;
  /** In place of the still picture of these marks. */
  readonly still?: ReactNode;
  /** Shown where no live map can be rendered. */
  readonly fallback?: ReactNode;
  /** Buttons on the live map. */
  readonly children?: ReactNode;
}

/**
 * Interactive map, sized by class. Its engine is loaded when the first one opens. Until then, and in a browser that cannot render it, the
 * static picture or `fallback` stands in its place. With marks and `fits` it starts at zoom 10 and then fits all of them: `<CityMap
 * settings={settings} label={t('Route')} center={store} zoom={10} fits marks={[…]} route={path} follows="courier" />`
 */
export function CityMap({ className, still: ownStill, fallback, children, ...props }: CityMapProps) {
  const isHydrated = useHydrated();
  const { data: city } = useApiQuery(cityMap());
  const [hasFailed, setHasFailed] = useState(false);
  const { label, center, zoom, marks, route, fits } = props;
  const still = ownStill ?? (
    <MapPreview
      label={label}
      middle={center}
      {...(fits ? {} : { center })}
      zoom={fits ? 15 : Math.min(zoom ?? 14, 15)}
      {...(marks && { marks })}
      route={route}
      height={360}
      className={styles.still}
    />
  );
  const fail = () => setHasFailed(true);
  return (
    <div className={classNames(styles.frame, className)}>
      {!isHydrated ? null : hasFailed || !supportsWebGl() ? (
        (fallback ?? still)
      ) : (
        <Boundary onFailed={fail}>
          <LiveMap {...props} city={city} onFailed={fail} fallback={still} lost={fail} />
          {children}
        </Boundary>
      )}
    </div>
  );
}

/** Catches rendering errors of the engine. */
class Boundary extends Component<{ readonly onFailed: () => void; readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
