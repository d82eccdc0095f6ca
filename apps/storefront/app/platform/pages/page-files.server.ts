import { existsSync } from 'node:fs';
import { PAGES, type PageName } from './pages.ts';

/** Every page with a file in `routes/`, and that file relative to `app/`. */
export function pageFiles(): readonly (readonly [name: PageName, file: string])[] {
  return (Object.keys(PAGES) as PageName[]).flatMap((name) => {
    const file = ['tsx', 'ts']
      .map((ending) => `routes/${kebab(name)}.${ending}`)
      .find((each) => existsSync(new URL(`../../${each}`, import.meta.url)));
    return file === undefined ? [] : [[name, file] as const];
  });
}

/** @example kebab('storeMap') // 'store-map' */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
