// Builds each front end whose sources changed.
import { buildFrontEnds } from './setup/build-front-ends.mjs';
import { install } from './setup/install.mjs';
import { main } from './setup/report.mjs';

await main(async () => {
  await install();
  await buildFrontEnds();
});
