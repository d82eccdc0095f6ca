import { Toast } from '@base-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { Icon } from '../actions/icon.tsx';
import { noticeRegion } from '../feedback/live-region.tsx';
import { connectToaster, type ToastMessage } from './toast.ts';
import { useClearOfPress } from './use-clear-of-press.ts';
import * as styles from './toaster.module.css';

const glyphs = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };
type Kind = keyof typeof glyphs;

type Extras = Pick<ToastMessage, 'action' | 'aside'>;

const manager = Toast.createToastManager<Extras>();

interface ToasterProps {
  label: string;
  closeLabel: string;
  keyHint: (action: string) => string;
}

/**
 * Container of the toasts, once per page: bottom centre, above `--bottom-bar` and the pressed control; on phones above a sheet or, without room, below its head.
 * Hover and focus stop the timeouts; F6 moves the focus to the first button. It stands in the page's
 * live region for notices; `keyHint` says there how the button is reached.
 * Load it lazily: `toast()` waits for it.
 */
export function Toaster({ label, closeLabel, keyHint }: ToasterProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => connectToaster({ show, close: (id) => manager.close(id) }), []);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal container={noticeRegion}>
        <Toast.Viewport
          ref={container}
          className={styles.viewport}
          aria-label={label}
          aria-live={undefined}
          onFocus={focusFirstButton}
          data-toaster
        >
          <ToastList closeLabel={closeLabel} keyHint={keyHint} container={container} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function show({ id, kind = 'success', title, text, aside, action, timeoutMs = 5000 }: ToastMessage) {
  manager.add({ id, type: kind, title, description: text, timeout: timeoutMs, data: { action, aside } });
}

/** F6 focuses the container itself. */
function focusFirstButton({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('button')?.focus();
}

interface ToastListProps extends Omit<ToasterProps, 'label'> {
  container: RefObject<HTMLDivElement | null>;
}

function ToastList({ closeLabel, keyHint, container }: ToastListProps) {
  const { toasts, close } = Toast.useToastManager<Extras>();
  useRoomAbove(container, toasts.length);
  useClearOfPress(container, toasts);
  return toasts.map((one) => {
    const kind = (one.type ?? 'info') as Kind;
    const { action, aside } = one.data ?? {};
    const spoken = [action && keyHint(action.label), aside].filter(Boolean).join('. ');
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
            {spoken !== '' && <p className="visually-hidden">{spoken}</p>}
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
