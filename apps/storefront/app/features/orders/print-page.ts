/** Prints HTML of the shop's own server from a hidden frame, so that no window opens and the page stays as it is. */
export function printPage(html: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'visually-hidden';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.srcdoc = html;
  frame.addEventListener('load', () => {
    const { contentWindow: window } = frame;
    if (!window) return frame.remove();
    window.addEventListener('afterprint', () => frame.remove());
    window.print();
  });
  document.body.append(frame);
}
