import type { CategoryId } from '../ids.ts';

/** A category with its subcategories. */
export interface CategoryBranch {
  readonly id: CategoryId;
  readonly childes: readonly { readonly id: CategoryId }[];
}

/**
 * Returns the ticked categories after one is pressed, in the order of the tree. A category toggles with all its children (list-17). A child
 * toggles alone, and unticking it also unticks its parent.
 * @example toggleCategory([fruit], fruit.id, []) // [fruit.id, apples.id, pears.id]
 */
export function toggleCategory(tree: readonly CategoryBranch[], id: CategoryId, ticked: readonly CategoryId[]): CategoryId[] {
  const branch = tree.find((each) => each.id === id);
  const parent = tree.find((each) => each.childes.some((child) => child.id === id));
  const touched = branch ? branchIds(branch) : [id];
  const next = new Set(ticked);
  if (next.has(id)) {
    for (const each of touched) next.delete(each);
    if (parent) next.delete(parent.id);
  } else {
    for (const each of touched) next.add(each);
  }
  return allCategories(tree).filter((each) => next.has(each));
}

/**
 * Returns every category of a tree, parents before children: the categories that 'All' ticks (list-18).
 * @example allCategories([fruit]) // [fruit.id, apples.id, pears.id]
 */
export function allCategories(tree: readonly CategoryBranch[]): CategoryId[] {
  return tree.flatMap(branchIds);
}

function branchIds(branch: CategoryBranch): CategoryId[] {
  return [branch.id, ...branch.childes.map((child) => child.id)];
}
