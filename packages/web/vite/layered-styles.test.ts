import { expect, test } from 'vitest';
import { layerOf } from './layered-styles.ts';

test.each([
  ['/shop/packages/ui/src/icon-button.module.css', 'ui'],
  ['/shop/apps/storefront/app/features/catalogue/store-card.module.css', 'catalogue'],
  ['/shop/apps/storefront/app/features/store/store-head.module.css', undefined],
  ['/shop/packages/ui/src/base.css', undefined],
  ['/shop/packages/ui/src/icon-button.tsx', undefined],
])('a page’s own styles win over shared ones: %s lies in %s', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
});
