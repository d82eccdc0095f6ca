import type { Plugin } from 'vite';

/**
 * Every page links the shell's styles itself and never lets go of them. A part that comes later would link them once more, because React Router
 * marks their address, and have the browser lay out the whole page anew; it is told to wait for the shell's script instead, which is there.
 */
export function shellStylesOnce(): Plugin {
  return {
    name: 'bozor:shell-styles-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const script = Object.keys(bundle).find((file) => /^assets\/shell-[\w-]+\.js$/.test(file));
        if (!script) this.error('There is no shell any more whose styles every page has');
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = withoutShellStyles(chunk.code, script);
      },
    },
  };
}

/** The code of a part with the shell's script wherever it names the shell's styles. */
export function withoutShellStyles(code: string, script: string): string {
  return code.replaceAll(/(["'`])assets\/shell-[\w-]+\.css\1/g, `"${script}"`);
}
