import { makeCityMap } from '@bozor/api/map/make-city-map.ts';
import { Advice } from './advice.ts';
import { readConfig } from './config.ts';
import { gazetteerPath, mapArchivePath } from './map-archive.ts';
import { readMapArguments } from './read-map-arguments.ts';

/** `npm run map -- extract.osm.pbf`: makes the map of a region for the shop of this `DATA_DIR`. */
try {
  const { extract, bounds } = readMapArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const made = await makeCityMap(extract, { archivePath: mapArchivePath(config), gazetteerPath: gazetteerPath(config) }, bounds);
  process.stdout.write(
    `The map has ${made.roads} streets, ${made.houses} houses, ${made.places} places and ${made.districts} districts.\n` +
      'A running shop shows it at once, and finds its addresses after the next start.\n',
  );
} catch (error) {
  const reason = error instanceof Advice ? error.message : (error as Error).message;
  process.stderr.write(`\nThe map could not be made.\n${reason}\n`);
  process.exitCode = 1;
}
