import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Desktop } from './desktop.ts';

interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly tag: string;
  readonly class: string;
}

/** Roles without a meaning unless they have a name. */
const NAMED = new Set([
  'heading',
  'link',
  'push button',
  'toggle button',
  'entry',
  'password text',
  'spin button',
  'slider',
  'check box',
  'radio button',
  'combo box',
  'list box',
  'page tab',
  'dialog',
]);
const PROGRAM = join(import.meta.dirname, 'accessibility-tree.py');

/** Returns what the browser tells a screen reader about the page, in its order. */
export async function accessibilityTree(page: Page, desktop: Desktop): Promise<readonly AccessibleNode[]> {
  const python = process.env.READER_PYTHON!;
  const { stdout } = await promisify(execFile)(python, [PROGRAM, page.url()], { env: desktop.env, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as AccessibleNode[];
}

/** Returns the headings, links, buttons and fields that have no name: `heading <h3 class="…">`. */
export function nameless(tree: readonly AccessibleNode[]): string[] {
  return tree
    .filter(({ role, name }) => NAMED.has(role) && name.trim() === '')
    .map((node) => `${node.role} <${node.tag} class="${node.class}">`);
}
