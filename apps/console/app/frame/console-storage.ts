import { isLocale, type Locale } from '@bozor/domain/words/locale.ts';
import { createBrowserStorage } from '@bozor/web/storage/browser-storage.ts';

/** Apps that show a courier the way, in the order in which they are offered. */
export const MAP_APPS = ['yandex', '2gis', 'google', 'geo'] as const;
export type MapApp = (typeof MAP_APPS)[number];

/** Theme of the consoles. */
export type Theme = 'light' | 'dark';

interface ConsoleValues {
  readonly 'console-language': Locale;
  /** Absent while the device's preference applies. */
  readonly 'console-theme': Theme;
  /** Present while somebody is signed in here. The session itself is in a cookie that no script reads. */
  readonly 'console-signed-in': true;
  /** Present on a tablet whose people switch by PIN. */
  readonly 'console-shared': true;
  /** Day on which somebody heard the bell of new orders on this device. `2026-11-27` */
  readonly 'console-shift': string;
  /** Whether the digits of this device's keyboard mark orders as ready in the kitchen. */
  readonly 'kitchen-keys': boolean;
  /** Random name of this device, which its claims of tickets carry. */
  readonly 'device-name': string;
  /** How this device prints tickets; absent while it prints none. `browser-80` */
  readonly 'ticket-printer': string;
  /** Tickets that this device began to print, and those that it printed without having said so. `12,13` */
  readonly 'tickets-begun': string;
  readonly 'tickets-printed': string;
  /** The app that showed a courier the way last. */
  readonly 'courier-map-app': MapApp;
}

const PARSERS: { readonly [Key in keyof ConsoleValues]: (text: string) => ConsoleValues[Key] | undefined } = {
  'console-language': (text) => (isLocale(text) ? text : undefined),
  'console-theme': (text) => (text === 'light' || text === 'dark' ? text : undefined),
  'console-signed-in': (text) => (text === 'true' ? true : undefined),
  'console-shared': (text) => (text === 'true' ? true : undefined),
  'console-shift': (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined),
  'kitchen-keys': (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  'device-name': (text) => (/^[\w-]{16,64}$/.test(text) ? text : undefined),
  'ticket-printer': (text) => (/^(?:browser|usb)-(?:58|80)$/.test(text) ? text : undefined),
  'tickets-begun': ticketNumbers,
  'tickets-printed': ticketNumbers,
  'courier-map-app': (text) => MAP_APPS.find((app) => app === text),
};

/** Values that the consoles store on a device: their own language and theme, apart from the shop's. */
export const consoleStorage = createBrowserStorage<ConsoleValues>({
  keys: [
    'console-language',
    'console-theme',
    'console-signed-in',
    'console-shared',
    'console-shift',
    'kitchen-keys',
    'device-name',
    'ticket-printer',
    'tickets-begun',
    'tickets-printed',
    'courier-map-app',
  ],
  parse: (key, text) => (text === null ? undefined : PARSERS[key](text)),
  write: (_key, value) => String(value),
});

function ticketNumbers(text: string): string | undefined {
  return /^\d+(?:,\d+)*$/.test(text) ? text : undefined;
}
