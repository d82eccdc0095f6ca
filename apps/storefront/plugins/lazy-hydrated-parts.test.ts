import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lazyHydratedParts } from './lazy-hydrated-parts.ts';

test('finds every part that the server draws and whose code comes later, and none that only comes on demand', () => {
  const parts = lazyHydratedParts(fileURLToPath(new URL('..', import.meta.url)));
  expect(parts.toSorted()).toEqual([
    'app/features/home/best-reviewed.tsx',
    'app/features/home/parcel-categories-section.tsx',
    'app/features/home/popular-section.tsx',
    'app/features/item/item-facts.tsx',
    'app/features/item/related-items.tsx',
    'app/features/modules/module-cards.tsx',
    'app/features/orders/track-bar.tsx',
    'app/features/search/listing-page.tsx',
    'app/features/store/store-prescription.tsx',
    'app/routes/frame-footer.tsx',
  ]);
});
