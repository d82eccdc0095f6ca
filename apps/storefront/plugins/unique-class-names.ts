type OnNames = (file: string, names: Readonly<Record<string, string>>) => void;

/**
 * Returns a `getJSON` for Vite's CSS modules that fails the build when two classes are hashed to the same name: one would get the other's rules.
 * @throws Error that names both classes; renaming either mends it.
 */
export function uniqueClassNames(): OnNames {
  const owners = new Map<string, string>();
  return (file, names) => {
    for (const [name, hashed] of Object.entries(names)) {
      const owner = `.${name} of ${file}`;
      const other = owners.get(hashed) ?? owner;
      if (other !== owner) throw new Error(`${owner} and ${other} have the same hash, ${hashed}. Rename one of them.`);
      owners.set(hashed, owner);
    }
  };
}
