import type { Plugin } from 'vite';
import { leaveOut } from './leave-out.ts';

/**
 * React writes a page as bytes, in pieces of a few signs each, for a stream to somebody. Ours is read back as text, sealed, hashed and packed whole:
 * in the server's build React writes text. Of a page that nobody has kept, encoding and decoding took a twentieth of the time.
 * Should a new version of React write in another way, the build says so.
 */
export function reactWritesText(): Plugin {
  return {
    name: 'bozor:react-writes-text',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/react-dom-server\.node\.production\.js$/ },
      handler: (code) => ({ code: writesText(code), map: null }),
    },
  };
}

/** React's source with its writers handing text on. */
export function writesText(source: string): string {
  return leaveOut(source, { functions: WRITERS });
}

const WRITERS = {
  writeChunk: '{destination.write(chunk)}',
  writeChunkAndReturn: '{return destination.write(chunk)}',
  completeWriting: '{}',
  stringToPrecomputedChunk: '{return content}',
  byteLengthOfChunk: '{return chunk.length}',
};
