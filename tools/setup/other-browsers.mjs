import { execFileSync } from 'node:child_process';
import { Advice } from './report.mjs';
import { findProgram, isProgram } from './programs.mjs';

const FIREFOX = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Returns the variables that name what is installed beside Chromium, and a line for each suite that cannot run without the rest. */
export function otherBrowsers() {
  const environment = {};
  const leftOut = [];
  const firefox = given('FIREFOX_PATH') ?? findProgram(FIREFOX);
  if (firefox) environment.FIREFOX_PATH = firefox;
  else leftOut.push('The main journeys were not run in Firefox. Install it (on Debian: firefox-esr) or set FIREFOX_PATH to its program.');
  const python = readerOfTrees();
  if (firefox && python) environment.READER_PYTHON = python;
  else
    leftOut.push(
      "Firefox's accessibility tree was not read. Install what that needs (on Debian: firefox-esr xvfb dbus at-spi2-core python3-gi gir1.2-atspi-2.0).",
    );
  const orca = given('ORCA_PATH') ?? findProgram(['orca']);
  if (environment.READER_PYTHON && orca && findProgram(['xdotool'])) environment.ORCA_PATH = orca;
  else leftOut.push("No order was placed by ear. Install what that needs beside what reads Firefox's tree (on Debian: orca xdotool).");
  const webKit = given('WEBKIT_DRIVER_PATH') ?? findProgram(['WebKitWebDriver']);
  if (webKit && hasDesktop()) environment.WEBKIT_DRIVER_PATH = webKit;
  else leftOut.push('The main journeys were not run in WebKit. Install what that needs (on Debian: webkit2gtk-driver xvfb dbus).');
  return { environment, leftOut };
}

function given(variable) {
  const program = process.env[variable];
  if (program && !isProgram(program)) throw new Advice(`${variable} is "${program}", which is no program.`);
  return program || undefined;
}

/** Returns a Python that can read accessibility trees, where a desktop for the browser can be started. */
function readerOfTrees() {
  if (!hasDesktop() || !findProgram(['/usr/libexec/at-spi-bus-launcher'])) return undefined;
  return ['/usr/bin/python3'].find((python) => {
    try {
      execFileSync(python, ['-c', 'import gi; gi.require_version("Atspi", "2.0")'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

const hasDesktop = () => findProgram(['Xvfb']) !== undefined && findProgram(['dbus-daemon']) !== undefined;
