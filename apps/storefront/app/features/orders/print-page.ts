/** Prints a page of the shop's own server: in a frame that is never seen, so that nothing opens and nothing is lost. */
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
