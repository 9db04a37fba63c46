package dev.runesheet.testing.junit;

import java.nio.file.Path;
import java.util.Optional;

/** The Maven build whose tests this process runs, if it does. */
final class MavenBuild {

  private MavenBuild() {}

  /** True if there is one; Maven's test plugin tells the processes it starts. */
  static boolean runsTests() {
    return System.getProperty("surefire.real.class.path") != null
        || System.getProperty("surefire.test.class.path") != null;
  }

  /** The id of the build; empty if there is none. */
  static String id() {
    return runsTests() ? process().map(MavenBuild::id).orElse("") : "";
  }

  private static String id(ProcessHandle process) {
    String begun = process.info().startInstant().map(Object::toString).orElse("");
    return process.pid() + "-" + begun.replaceAll("[^0-9]", "");
  }

  /**
   * True if no other process of the build runs tests. Several get their test classes one by one, as
   * long as there are any, so that none knows which is its last.
   */
  static boolean runsTestsHereOnly() {
    long own = ProcessHandle.current().pid();
    return runsTests()
        && process().stream()
            .flatMap(ProcessHandle::descendants)
            .noneMatch(other -> other.pid() != own && isJava(other));
  }

  /** The process that started this one, directly or by a shell. */
  private static Optional<ProcessHandle> process() {
    Optional<ProcessHandle> process = ProcessHandle.current().parent();
    while (process.isPresent() && !isJava(process.get())) {
      process = process.get().parent();
    }
    return process;
  }

  private static boolean isJava(ProcessHandle process) {
    return process
        .info()
        .command()
        .filter(name -> Path.of(name).getFileName().toString().startsWith("java"))
        .isPresent();
  }
}
