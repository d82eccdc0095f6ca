/** The part of WebUSB that a receipt printer needs. */
interface UsbEndpoint {
  readonly endpointNumber: number;
  readonly direction: 'in' | 'out';
  readonly type: string;
}
interface UsbInterface {
  readonly interfaceNumber: number;
  readonly alternates: readonly { readonly interfaceClass: number; readonly endpoints: readonly UsbEndpoint[] }[];
}
interface UsbDevice {
  readonly opened: boolean;
  readonly productName?: string;
  readonly configuration: { readonly interfaces: readonly UsbInterface[] } | null;
  open: () => Promise<void>;
  selectConfiguration: (value: number) => Promise<void>;
  claimInterface: (number: number) => Promise<void>;
  transferOut: (endpoint: number, bytes: Uint8Array<ArrayBuffer>) => Promise<{ readonly status: string }>;
}
interface Usb {
  getDevices: () => Promise<readonly UsbDevice[]>;
  requestDevice: (options: { readonly filters: readonly { readonly classCode: number }[] }) => Promise<UsbDevice>;
}

/** Class of printers. */
const PRINTER_CLASS = 7;
/** Printers take their data in pieces; a larger one is more than the buffer of a small printer. */
const PIECE_BYTES = 4_096;

const usb = (): Usb | undefined => (navigator as { readonly usb?: Usb }).usb;

export const hasUsb = (): boolean => usb() !== undefined;

/** Asks the person for the printer; to be called on a press. Resolves to its name, or undefined where they chose none. */
export async function chooseUsbPrinter(): Promise<string | undefined> {
  try {
    const device = await usb()!.requestDevice({ filters: [{ classCode: PRINTER_CLASS }] });
    return device.productName ?? '';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}

/** Sends bytes to the printer that was chosen on this device. Rejects where there is none, or it does not take them; `onBegin` when it takes the first. */
export async function sendToUsbPrinter(bytes: Uint8Array<ArrayBuffer>, onBegin: () => void): Promise<void> {
  const [device] = (await usb()?.getDevices()) ?? [];
  if (!device) throw new Error('No printer was chosen.');
  if (!device.opened) await device.open();
  if (!device.configuration) await device.selectConfiguration(1);
  const port = portOf(device);
  if (!port) throw new Error('The device is no printer.');
  await device.claimInterface(port.interfaceNumber);
  onBegin();
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const { status } = await device.transferOut(port.endpointNumber, bytes.slice(at, at + PIECE_BYTES));
    if (status !== 'ok') throw new Error(`The printer answered ${status}.`);
  }
}

function portOf({ configuration }: UsbDevice): { interfaceNumber: number; endpointNumber: number } | undefined {
  for (const { interfaceNumber, alternates } of configuration?.interfaces ?? [])
    for (const { interfaceClass, endpoints } of alternates) {
      const out = endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
      if (interfaceClass === PRINTER_CLASS && out) return { interfaceNumber, endpointNumber: out.endpointNumber };
    }
  return undefined;
}
