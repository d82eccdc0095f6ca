/** Accounts of the demo city. Their numbers, +998 90 000 00 xx, are not assigned to anyone. */
export interface DemoAccount {
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  readonly first: string;
  readonly last: string;
  readonly locale: 'uz' | 'ru' | 'en';
  /** Relative frequency of its orders. */
  readonly appetite: number;
  readonly about: string;
}

const DEMO_PASSWORD = 'bozor-demo';

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    phone: '+998900000001',
    email: 'dilnoza@bozor.example',
    password: DEMO_PASSWORD,
    first: 'Dilnoza',
    last: 'Karimova',
    locale: 'uz',
    appetite: 1,
    about: 'A regular: saved addresses, past orders, wallet balance, loyalty points, a wishlist',
  },
  {
    phone: '+998900000002',
    email: 'sardor@bozor.example',
    password: DEMO_PASSWORD,
    first: 'Sardor',
    last: 'Yusupov',
    locale: 'ru',
    appetite: 0.3,
    about: 'Some past orders and one address',
  },
  {
    phone: '+998900000003',
    email: 'elena@bozor.example',
    password: DEMO_PASSWORD,
    first: 'Елена',
    last: 'Ким',
    locale: 'ru',
    appetite: 0,
    about: 'New: no order yet, so the welcome and the first-order discount are shown',
  },
];
