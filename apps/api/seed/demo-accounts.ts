/** The accounts of the demo city. Their numbers belong to nobody: +998 90 000 00 xx is not given out. */
export interface DemoAccount {
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  readonly first: string;
  readonly last: string;
  readonly about: string;
}

export const DEMO_PASSWORD = 'bozor-demo';

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    phone: '+998900000001',
    email: 'dilnoza@bozor.example',
    password: DEMO_PASSWORD,
    first: 'Dilnoza',
    last: 'Karimova',
    about: 'A regular: saved addresses, past orders, wallet balance, loyalty points, a wishlist',
  },
  {
    phone: '+998900000002',
    email: 'sardor@bozor.example',
    password: DEMO_PASSWORD,
    first: 'Sardor',
    last: 'Yusupov',
    about: 'Some past orders and one address',
  },
  {
    phone: '+998900000003',
    email: 'elena@bozor.example',
    password: DEMO_PASSWORD,
    first: 'Елена',
    last: 'Ким',
    about: 'New: no order yet, so the first-order discount and the welcome are shown',
  },
];
