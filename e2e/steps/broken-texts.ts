import type { Page } from '@playwright/test';

/**
 * Texts of the page that stand on two lines between a number and its unit, and words that are wider than their box. Texts for screen readers
 * only, what scrolls sideways on purpose, and lines below the last that its box shows are left out.
 */
export function brokenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const units = /\d[\s\u00a0\u202f](?:кг|г|л|мл|км|мин|шт|сум|сўм|соʻм|soʻm|дақ|дона|kg|g|l|ml|km|min)(?!\p{L})/gu;
    const found: string[] = [];
    const bottomOf = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).overflowY !== 'visible') return box.getBoundingClientRect().bottom - 1;
      return Infinity;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent ?? '';
      if (text.trim() === '' || element.closest('script, style, noscript, svg, .visually-hidden, .skip-link')) continue;
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      for (const { index, 0: measure } of text.matchAll(units)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + measure.length);
        const shown = [...range.getClientRects()].filter(({ top }) => top < bottomOf(element));
        const lines = new Set(shown.map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`split: ${text.trim()}`);
      }
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' || textOverflow === 'ellipsis';
      if (display !== 'inline' && !isCut && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        found.push(`wide: ${text.trim()}`);
    }
    return found;
  });
}
