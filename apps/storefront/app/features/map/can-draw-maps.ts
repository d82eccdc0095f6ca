let answer: boolean | undefined;

/** Whether this browser can draw the live map; found out once. */
export function canDrawMaps(): boolean {
  answer ??= hasWebGl();
  return answer;
}

function hasWebGl(): boolean {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    // A page may hold few of them: this one is given back.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
