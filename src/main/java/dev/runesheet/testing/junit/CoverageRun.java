package dev.runesheet.testing.junit;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.testing.coverage.Coverage;
import dev.runesheet.testing.coverage.CoverageCollector;
import dev.runesheet.testing.coverage.CoverageRecorder;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The shared state of the tests of one process: rule books, compiled once, and coverage. It begins
 * with the first test that needs it and ends with the launcher's session.
 */
final class CoverageRun {

  private static final ExtensionContext.Namespace STORE =
      ExtensionContext.Namespace.create(CoverageRun.class);

  private static volatile CoverageRun current;

  private final CoverageSettings settings;
  private final CoverageCollector firings = new CoverageCollector(false);
  private final CoverageCollector conditions = new CoverageCollector(true);
  private final Map<String, RuleBook> books = new ConcurrentHashMap<>();
  private volatile boolean records;

  /** True if tests ran since the thresholds were last checked. */
  private volatile boolean open;

  CoverageRun(CoverageSettings settings) {
    this.settings = settings;
  }

  /** The run of this process; the first caller's configuration counts. */
  static CoverageRun of(ExtensionContext context) {
    synchronized (CoverageRun.class) {
      if (current == null) {
        current = new CoverageRun(CoverageSettings.of(context::getConfigurationParameter));
      }
      current.open = true;
      AutoCloseable end = current::endOfTests;
      context.getRoot().getStore(STORE).getOrComputeIfAbsent(CoverageRun.class, key -> end);
      return current;
    }
  }

  /**
   * Finishes as a part of the tests where nothing runs after them: Maven reports a failed test in
   * plain words, but what fails later with its own stack trace.
   */
  private void endOfTests() {
    if (MavenBuild.runsTestsHereOnly()) {
      finish();
    }
  }

  private void finish() {
    if (open) {
      open = false;
      new CoverageOutput(settings).finish(this);
    }
  }

  /** Ends the run of this process, if a test asked for one. */
  static void end() {
    CoverageRun ended;
    synchronized (CoverageRun.class) {
      ended = current;
      current = null;
    }
    if (ended != null) {
      ended.finish();
    }
  }

  /** The mode that counts where an annotation asks for one. */
  CoverageMode mode(CoverageMode asked) {
    return settings.mode().orElse(asked);
  }

  /** The rules of a game, compiled once. */
  RuleBook book(String game, CoverageMode mode) {
    return books.computeIfAbsent(game + " " + mode, key -> build(game, mode));
  }

  private RuleBook build(String game, CoverageMode mode) {
    PackFiles files = Packs.files(game, Path.of(""));
    Diagnostics findings = new Diagnostics();
    RuleProbe probe =
        mode == CoverageMode.OFF ? RuleProbe.NONE : collector(mode).newProbe(game, files);
    RuleBook book = Packs.book(game, files, findings, probe);
    findings.throwIfErrors();
    return book;
  }

  /**
   * The recorder of rules that belong to no game; in the mode {@code OFF} its records are dropped.
   */
  CoverageRecorder recorder(
      String project, CoverageMode mode, Function<String, Optional<byte[]>> files) {
    return mode == CoverageMode.OFF
        ? CoverageRecorder.ofProject(project, false, files)
        : collector(mode).newRecorder(project, files);
  }

  private synchronized CoverageCollector collector(CoverageMode mode) {
    if (!records) {
      records = true;
      CoverageForks.begin(settings);
    }
    return mode == CoverageMode.CONDITIONS ? conditions : firings;
  }

  /** The coverage; empty if nothing was recorded. */
  Optional<Coverage> coverage() {
    return records ? Optional.of(conditions.coverage().plus(firings.coverage())) : Optional.empty();
  }
}
