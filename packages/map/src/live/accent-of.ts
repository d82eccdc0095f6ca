import type { EngineMap } from './map-engine.ts';

/** Accent colour of the page around the map. */
export function accentOf(map: EngineMap): string {
  return getComputedStyle(map.getContainer()).getPropertyValue('--accent').trim() || '#2f6ae0';
}
