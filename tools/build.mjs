// Builds the storefront if its sources changed.
import { buildStorefront } from './setup/build-storefront.mjs';
import { install } from './setup/install.mjs';
import { main } from './setup/report.mjs';

await main(async () => {
  await install();
  await buildStorefront();
});
