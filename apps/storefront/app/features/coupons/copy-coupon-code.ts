const COPIED_MS = 1000;

interface Taking {
  readonly write: (text: string) => Promise<void>;
  /** Shows that the code was copied, and resets after a second. */
  readonly say: (isCopied: boolean) => void;
}

/** Copies a code. When the browser refuses, the failure is only logged. */
export async function copyCouponCode(code: string, { write, say }: Taking): Promise<void> {
  try {
    await write(code);
    say(true);
    setTimeout(() => say(false), COPIED_MS);
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- the specification wants this failure logged and nothing more
    console.warn('The code was not copied', error);
  }
}
