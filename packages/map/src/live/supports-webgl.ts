let answer: boolean | undefined;

/** Whether this browser can render the live map. The result is cached. */
export function supportsWebGl(): boolean {
  answer ??= hasWebGl();
  return answer;
}

function hasWebGl(): boolean {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    // A page may hold only a few WebGL contexts, so this one is released.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
