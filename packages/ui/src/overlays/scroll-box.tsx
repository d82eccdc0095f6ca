import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Elements that take the focus by the key Tab. */
const TAB_STOPS = ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]):not([tabindex="-1"])';

/**
 * The part of an overlay that scrolls. Where nothing in it takes the focus, it is a Tab stop itself, named by the element `labelledBy`, so that
 * the arrow keys reach its end.
 */
export function ScrollBox({
  className,
  labelledBy,
  children,
}: {
  readonly className: string | undefined;
  readonly labelledBy: string;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(false);
  useEffect(() => {
    const element = box.current!;
    const look = () => setIsStop(element.scrollHeight > element.clientHeight && !element.querySelector(TAB_STOPS));
    const size = new ResizeObserver(look);
    size.observe(element);
    // The content also grows without a change of its elements: with letters and pictures that arrive.
    const watchContent = () => [...element.children].forEach((child) => size.observe(child));
    const content = new MutationObserver(() => {
      watchContent();
      look();
    });
    watchContent();
    content.observe(element, { childList: true, subtree: true });
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, []);
  return (
    <div ref={box} className={className} tabIndex={isStop ? 0 : -1} {...(isStop && { 'role': 'document', 'aria-labelledby': labelledBy })}>
      {children}
    </div>
  );
}
