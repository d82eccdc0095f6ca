import { encode } from 'uqr';
import * as styles from './qr-picture.module.css';

/** The white frame that scanners need. */
const QUIET_MODULES = 4;

/** A QR code, dark on white in both themes, because not every scanner reads the inverse. */
export function QrPicture({ content, label }: { readonly content: string; readonly label: string }) {
  const { data, size } = encode(content, { border: QUIET_MODULES });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  );
}
