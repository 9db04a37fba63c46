package dev.runesheet.testing.junit;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** The listener that writes coverage when the last test has ended. Found by JUnit's launcher. */
public final class CoverageSessionListener implements LauncherSessionListener {

  /** Creates the listener; for JUnit. */
  public CoverageSessionListener() {}

  @Override
  public void launcherSessionClosed(LauncherSession session) {
    CoverageRun.end();
  }
}
