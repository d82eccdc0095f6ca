import type { Permission } from '@bozor/domain/staff/permissions.ts';
import type { Glyph } from '@bozor/ui/actions/icon.tsx';

/** A page of a console that its navigation offers. */
export interface Place {
  /** Absolute path. */
  readonly to: string;
  /** Marked with `text()`. */
  readonly label: string;
  readonly icon: Glyph;
  /** Offered only to persons with this permission. */
  readonly needs?: Permission;
}
