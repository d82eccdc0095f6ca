import 'maplibre-gl/dist/maplibre-gl.css';
import rtlTextUrl from '@mapbox/mapbox-gl-rtl-text/dist/mapbox-gl-rtl-text.js?url';
import type { Map as EngineMap } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import engine from 'maplibre-gl/dist/maplibre-gl-csp.js';

/** Letters of every script on the map: their fonts must be there before the map draws its first label. */
const SAMPLES = { 'Onest Variable': 'Aʻ ЯЎҚҒҲ', 'Vazirmatn Variable': 'سوق' } as const;
const FONT_PATIENCE_MS = 2_000;

let isPrepared = false;

/** The map engine, with its worker and the shaping of Arabic from our own address. */
export function mapEngine(): typeof engine {
  if (!isPrepared) {
    isPrepared = true;
    engine.setWorkerUrl(workerUrl);
    // It comes with the first label that needs it; without it Arabic labels stay away.
    engine.setRTLTextPlugin(rtlTextUrl, true).catch(() => {});
  }
  return engine;
}

export type { EngineMap };

/** Resolves when the fonts of the labels are there, or have taken too long. */
export async function labelFonts(locale: string): Promise<void> {
  const families = Object.entries(SAMPLES).filter(([family]) => family.startsWith('Onest') || locale === 'ar');
  const loaded = Promise.all(families.map(([family, sample]) => document.fonts.load(`16px "${family}"`, sample)));
  const late = new Promise((resolve) => setTimeout(resolve, FONT_PATIENCE_MS));
  await Promise.race([loaded.catch(() => {}), late]);
}
