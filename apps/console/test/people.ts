/** The owner of the shop, as `GET /staff/me` tells. */
export const OWNER = {
  id: 1,
  name: 'Nodira Rahimova',
  role: 'owner',
  permissions: ['orders.see', 'orders.move', 'settings.act', 'staff.see', 'staff.act', 'audit.see'],
  scope: { of: 'all', store: null },
  grants: [{ role: 'owner', store: null, zone: null, ends_at: null }],
  session: { id: 7, expires_at: '2026-11-20T19:00:00Z', by_pin: false },
  has_code: true,
  has_password: true,
  has_passkey: false,
};

/** A courier with a person, as `GET /staff/me` tells. */
export const COURIER = {
  ...OWNER,
  id: 2,
  name: 'Ulugʻbek Nazarov',
  role: 'courier',
  permissions: ['orders.see', 'orders.carry', 'duty.act', 'offers.answer', 'earnings.see'],
  scope: { of: 'own deliveries', store: null },
  grants: [{ role: 'courier', store: null, zone: null, ends_at: null }],
  has_code: false,
};
