import type { MapMark } from '../map-mark.ts';
import type { PixelPosition } from '../projection.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels that a mark covers around its point: a pin stands on it, the disc of a group lies around it. */
const PIN: Box = { left: 20, right: 20, top: 46, bottom: 0 };
const DISC: Box = { left: 24, right: 24, top: 22, bottom: 22 };

/** Marks that stand for themselves, and groups of marks that would cover each other. */
export interface ClusteredMarks {
  readonly single: readonly MapMark[];
  readonly groups: readonly (readonly MapMark[])[];
}

interface Group {
  /** Position of its first mark, where its disc lies. */
  readonly at: PixelPosition;
  readonly marks: MapMark[];
}

/**
 * Groups the stores whose marks would cover each other at the current zoom, until none does: the disc of a group may cover a pin that its
 * stores did not. Other marks are never grouped, for there are few of them and each has a meaning of its own.
 */
export function clusterMarks(marks: readonly MapMark[], project: (mark: MapMark) => PixelPosition): ClusteredMarks {
  const stores = marks.filter(isStore);
  const groups = joinCovering(stores.map((mark) => ({ at: project(mark), marks: [mark] })));
  return {
    single: [...marks.filter((mark) => !isStore(mark)), ...groups.flatMap((group) => (group.marks.length === 1 ? group.marks : []))],
    groups: groups.map((group) => group.marks).filter(({ length }) => length > 1),
  };
}

const isStore = ({ kind }: MapMark): boolean => kind === 'store' || kind === 'closed-store';

function joinCovering(groups: readonly Group[]): readonly Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const near = joined.find((other) => cover(other, group));
    if (near) near.marks.push(...group.marks);
    else joined.push(group);
  }
  return joined.length === groups.length ? joined : joinCovering(joined);
}

function cover(one: Group, other: Group): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function boxOf({ at: { x, y }, marks }: Group): Box {
  const { left, right, top, bottom } = marks.length > 1 ? DISC : PIN;
  return { left: x - left, right: x + right, top: y - top, bottom: y + bottom };
}

/** Zoom that opens a group: at least one step closer than now, and never further away. */
export function zoomInto(fitting: number, now: number, closest: number): number {
  return Math.min(closest, Math.max(fitting, now + 1));
}
