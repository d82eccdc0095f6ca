import type { Glyph } from '@bozor/ui/actions/icon.tsx';

// Drawn for this shop: no mark of a bank or a scheme.

/** A banknote. */
export const CashSign: Glyph = () => (
  <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden focusable="false">
    <rect x="1" y="6" width="26" height="16" rx="3" fill="#1f9d57" />
    <rect x="3.5" y="8.5" width="21" height="11" rx="1.5" fill="none" stroke="#d7f5e3" strokeWidth="1.4" />
    <circle cx="14" cy="14" r="3.4" fill="#d7f5e3" />
  </svg>
);

/** A bank card. */
export const CardSign: Glyph = () => (
  <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden focusable="false">
    <rect x="1" y="5" width="26" height="18" rx="3.5" fill="#2f6ae0" />
    <rect x="1" y="9" width="26" height="4" fill="#153c8a" />
    <rect x="4.5" y="16" width="6" height="3.6" rx="1" fill="#ffd479" />
    <rect x="17" y="17" width="6.5" height="1.8" rx="0.9" fill="#c5daff" />
  </svg>
);

/** A wallet with a clasp. */
export const WalletSign: Glyph = () => (
  <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden focusable="false">
    <path d="M5 5h15a3 3 0 0 1 3 3v2H5a2.5 2.5 0 0 1 0-5Z" fill="#9c4a12" />
    <rect x="2" y="7.5" width="24" height="16" rx="3.5" fill="#d97a2b" />
    <path d="M18 12.5h8v6h-8a3 3 0 0 1 0-6Z" fill="#9c4a12" />
    <circle cx="19" cy="15.5" r="1.4" fill="#ffe2c4" />
  </svg>
);

/** A bank, with an arrow to it. */
export const TransferSign: Glyph = () => (
  <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden focusable="false">
    <path d="M14 2.5 25.5 9v2.5h-23V9Z" fill="#6d54e6" />
    <path d="M5 13h3.4v7H5Zm7.3 0h3.4v7h-3.4Zm7.3 0H23v7h-3.4Z" fill="#8f7bf0" />
    <rect x="2.5" y="21.5" width="23" height="3.5" rx="1.2" fill="#6d54e6" />
  </svg>
);
