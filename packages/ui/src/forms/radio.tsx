import { memo, type ComponentProps } from 'react';

/**
 * The native radio of a choice; the label around it listens for its change. It renders only when it changes itself. React takes a radio out of
 * its group and puts it back with each render, Firefox tells screen readers of both, and among so much Orca drops what a live region says.
 */
export const Radio = memo((props: Omit<ComponentProps<'input'>, 'type' | 'style' | 'onChange'>) => (
  <input type="radio" {...props} onChange={leaveToLabel} />
));

/** React asks for a listener beside `checked`. */
function leaveToLabel() {}
