import type { MapMark } from './map-mark.ts';
import type { PixelPosition } from './projection.ts';

/** Pins closer than this in pixels, across and down, cover each other. */
const PIN = { width: 40, height: 46 } as const;

/** Marks that stand for themselves, and groups of marks that would cover each other. */
export interface ClusteredMarks {
  readonly single: readonly MapMark[];
  readonly groups: readonly (readonly MapMark[])[];
}

/**
 * Groups the stores whose pins cover each other at the current zoom: each joins the first group whose first pin it covers. Other marks are
 * never grouped, for there are few of them and each has a meaning of its own.
 */
export function clusterMarks(marks: readonly MapMark[], project: (mark: MapMark) => PixelPosition): ClusteredMarks {
  const groups: { readonly at: PixelPosition; readonly marks: MapMark[] }[] = [];
  const single: MapMark[] = [];
  for (const mark of marks) {
    if (mark.kind !== 'store' && mark.kind !== 'closed-store') {
      single.push(mark);
      continue;
    }
    const at = project(mark);
    const near = groups.find((group) => Math.abs(group.at.x - at.x) < PIN.width && Math.abs(group.at.y - at.y) < PIN.height);
    if (near) near.marks.push(mark);
    else groups.push({ at, marks: [mark] });
  }
  return {
    single: [...single, ...groups.flatMap((group) => (group.marks.length === 1 ? group.marks : []))],
    groups: groups.map((group) => group.marks).filter(({ length }) => length > 1),
  };
}

/** Zoom that opens a group: at least one step closer than now, and never further away. */
export function zoomInto(fitting: number, now: number, closest: number): number {
  return Math.min(closest, Math.max(fitting, now + 1));
}
