import { Toast } from '@base-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type RefObject } from 'react';
import { Icon } from '../actions/icon.tsx';
import { connectToaster, type ToastMessage } from './toast.ts';
import * as styles from './toaster.module.css';

const glyphs = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };
type Kind = keyof typeof glyphs;

const manager = Toast.createToastManager<{ action?: ToastMessage['action'] }>();

/**
 * Container of the toasts, once per page: bottom centre, above `--bottom-bar`; on phones above a sheet or, without room, below its head.
 * Hover and focus stop the timeouts; F6 moves the focus here.
 * Load it lazily: `toast()` waits for it.
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => connectToaster({ show, close: (id) => manager.close(id) }), []);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport ref={container} className={styles.viewport} aria-label={label} data-toaster>
          <ToastList closeLabel={closeLabel} container={container} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function show({ id, kind = 'success', title, text, action, timeoutMs = 5000 }: ToastMessage) {
  manager.add({ id, type: kind, title, description: text, timeout: timeoutMs, data: { action } });
}

function ToastList({ closeLabel, container }: { closeLabel: string; container: RefObject<HTMLDivElement | null> }) {
  const { toasts, close } = Toast.useToastManager<{ action?: ToastMessage['action'] }>();
  useRoomAbove(container, toasts.length);
  return toasts.map((one) => {
    const kind = (one.type ?? 'info') as Kind;
    const action = one.data?.action;
    return (
      <Toast.Root
        key={one.id}
        toast={one}
        swipeDirection="down"
        role={kind === 'error' ? 'alert' : 'group'}
        aria-modal={undefined}
        className={styles.toast}
      >
        <Toast.Content className={styles.content}>
          <Icon of={glyphs[kind]} size={24} className={styles.icon} />
          <div className={styles.words}>
            <Toast.Title render={<p />} className={styles.title} />
            <Toast.Description render={<p />} className={styles.text} />
          </div>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                close(one.id);
                action.onPress();
              }}
            >
              {action.label}
            </button>
          )}
          <Toast.Close aria-label={closeLabel} aria-hidden={undefined} className={styles.close}>
            <Icon of={X} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}

/** Sum of a toast's margins to the edges of the screen and of a sheet. */
const MARGINS_PX = 20;

/** Marks the container with the number of toasts that fit above the open sheet. Sheets are added and removed as children of the body. */
function useRoomAbove(container: RefObject<HTMLDivElement | null>, count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const check = () => {
      const sheet = [...document.querySelectorAll<HTMLElement>('[data-modal]')].at(-1);
      const hasRoom = sheet !== undefined && sheet.offsetTop >= container.current!.offsetHeight + MARGINS_PX;
      container.current?.toggleAttribute('data-above', hasRoom);
    };
    check();
    const watching = new MutationObserver(check);
    watching.observe(document.body, { childList: true });
    return () => watching.disconnect();
  }, [container, count]);
}
