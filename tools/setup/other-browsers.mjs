import { Advice } from './report.mjs';
import { findProgram, isProgram } from './programs.mjs';

/** Browsers that run the main journeys beside Chromium, where they are installed. */
const OTHER_BROWSERS = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    advice: 'on Debian `apt-get install firefox-esr`, else set FIREFOX_PATH to its program',
  },
];

/** Returns the programs found, as variables of the environment, and a line for each browser that is not installed. */
export function otherBrowsers() {
  const environment = {};
  const leftOut = [];
  for (const { name, variable, programs, advice } of OTHER_BROWSERS) {
    const given = process.env[variable];
    if (given && !isProgram(given)) throw new Advice(`${variable} is "${given}", which is no program.`);
    const program = given || findProgram(programs);
    if (program) environment[variable] = program;
    else leftOut.push(`The main journeys were not run in ${name}, which is not installed: ${advice}.`);
  }
  return { environment, leftOut };
}
