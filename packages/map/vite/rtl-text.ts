import { fileURLToPath } from 'node:url';

/** A script for the map's worker, which its package has but does not export. */
const RTL_TEXT = /^@mapbox\/mapbox-gl-rtl-text\/dist\/mapbox-gl-rtl-text\.js/;
const RTL_TEXT_FILE = fileURLToPath(new URL('../dist/mapbox-gl-rtl-text.js', import.meta.resolve('@mapbox/mapbox-gl-rtl-text')));

/** Alias for `resolve.alias` of every front end with a map. */
export const RTL_TEXT_ALIAS = { find: RTL_TEXT, replacement: RTL_TEXT_FILE };
