package dev.runesheet;

import dev.runesheet.engine.InstalledGames;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/**
 * Forgets the games that a test class has found in folders when the class ends: later classes of
 * the process look at all games that are known, and the folders are gone by then.
 */
public final class FoundGamesListener implements TestExecutionListener {

  private final Map<String, Set<String>> knownBefore = new HashMap<>();

  @Override
  public void executionStarted(TestIdentifier test) {
    if (test.getSource().filter(ClassSource.class::isInstance).isPresent()) {
      knownBefore.put(test.getUniqueId(), InstalledGames.found());
    }
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    Set<String> known = knownBefore.remove(test.getUniqueId());
    if (known != null) {
      InstalledGames.forgetAllBut(known);
    }
  }
}
