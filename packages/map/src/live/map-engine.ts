import 'maplibre-gl/dist/maplibre-gl.css';
import rtlTextUrl from '@mapbox/mapbox-gl-rtl-text/dist/mapbox-gl-rtl-text.js?url';
import { LANGUAGES, type Locale } from '@bozor/domain/words/locale.ts';
import type { Map as EngineMap, MapLayerMouseEvent, MapMouseEvent } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import engine from 'maplibre-gl/dist/maplibre-gl-csp.js';

/** Characters of every script on the map: their fonts must be loaded before the first label is rendered. */
const SAMPLES = { 'Onest Variable': 'Aʻ ЯЎҚҒҲ', 'Vazirmatn Variable': 'سوق' } as const;
const FONT_TIMEOUT_MS = 2_000;

let isPrepared = false;

/** The map engine, with its worker and its Arabic text plugin served from the shop's own origin. */
export function mapEngine(): typeof engine {
  if (!isPrepared) {
    isPrepared = true;
    engine.setWorkerUrl(workerUrl);
    // Loaded with the first label that needs it; if it fails, Arabic labels are missing.
    engine.setRTLTextPlugin(rtlTextUrl, true).catch(() => {});
  }
  return engine;
}

export type { EngineMap, MapLayerMouseEvent, MapMouseEvent };

/** Resolves when the label fonts are loaded, or after a timeout. */
export async function labelFonts(locale: Locale): Promise<void> {
  const families = Object.entries(SAMPLES).filter(([family]) => family.startsWith('Onest') || LANGUAGES[locale].script === 'arabic');
  const loaded = Promise.all(families.map(([family, sample]) => document.fonts.load(`16px "${family}"`, sample)));
  const late = new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS));
  await Promise.race([loaded.catch(() => {}), late]);
}
