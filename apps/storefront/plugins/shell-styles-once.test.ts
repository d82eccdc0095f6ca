import { expect, test } from 'vitest';
import { withoutShellStyles } from './shell-styles-once.ts';

test("parts that come later wait for the shell's script and do not link its styles again", () => {
  expect(withoutShellStyles('m(["assets/shell-a_1.js","assets/shell-b-2.css","assets/card.css"])', 'assets/shell-a_1.js')).toBe(
    'm(["assets/shell-a_1.js","assets/shell-a_1.js","assets/card.css"])',
  );
});
