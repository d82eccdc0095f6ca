import { expect, test } from 'vitest';
import { activeTab } from './active-tab.ts';

test.each([
  ['/home', '', 'home'],
  ['/home', '?data_type=searched&search=non', 'catalogue'],
  ['/home', '?data_type=popular', 'home'],
  ['/categories', '', 'catalogue'],
  ['/category/milk', '', 'catalogue'],
  ['/profile', '?page=my-orders&orderId=1', 'orders'],
  ['/profile', '', 'profile'],
  ['/profile', '?page=wallet', 'profile'],
  ['/track-order', '', 'orders'],
  ['/store/lola', '', undefined],
])('%s%s belongs to the tab %s', (pathname, search, tab) => {
  expect(activeTab(pathname, search)).toBe(tab);
});
