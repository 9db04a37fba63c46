package dev.runesheet.bench;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.check.RuleCheck;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.suite.ScenarioCheck;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows if checking grows with the rows and not faster: processor time of its parts for twice as
 * many rows each time, rows of many kinds. Usage: {@code CheckReport [rows]}, 9,600 at the most if
 * left out, in the project's folder.
 */
public final class CheckReport {

  private static final int DOUBLINGS = 3;
  private static final com.sun.management.OperatingSystemMXBean CLOCK =
      (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final PrintStream out = System.out;
  private final BulkPack.Kind kind;
  private long begun;

  private CheckReport(BulkPack.Kind kind) {
    this.kind = kind;
  }

  /** Measures both games and prints it. */
  public static void main(String[] arguments) throws IOException {
    int most = arguments.length == 0 ? 9_600 : Integer.parseInt(arguments[0]);
    for (BulkPack.Kind kind : List.of(BulkPack.MATH_BATTLE_VARIED, BulkPack.QUEENS_BLOOD_VARIED)) {
      CheckReport report = new CheckReport(kind);
      report.out.printf(
          "%n%s, milliseconds%n%8s %8s %8s %8s %9s %9s%n",
          kind.game(), "rows", "reading", "analyst", "rules", "scenarios", "findings");
      report.check(most >> DOUBLINGS); // To warm up.
      for (int doubling = DOUBLINGS; doubling >= 0; doubling--) {
        report.check(most >> doubling);
      }
    }
  }

  private void check(int rows) throws IOException {
    Path folder = Files.createTempDirectory("runesheet-bench");
    PackFiles files = new DirectoryFiles(new BulkPack(folder, kind, rows).folder());
    AuthoringPack pack = Packs.find(kind.game());
    Diagnostics findings = new Diagnostics();
    List<Long> laps = new ArrayList<>();
    begun = CLOCK.getProcessCpuTime();
    BuiltPack built = PackBuilder.build(pack, files, findings);
    findings.throwIfErrors();
    laps.add(lap());
    PackAnalysis.check(pack, built.content(), files, findings);
    laps.add(lap());
    RuleWords words = RuleCheck.check(built, findings).orElseThrow();
    laps.add(lap());
    ScenarioCheck.check(words, java.util.Map.of(), files, findings);
    laps.add(lap());
    out.printf(
        "%8d %8d %8d %8d %9d %9d%n",
        rows, laps.get(0), laps.get(1), laps.get(2), laps.get(3), findings.size());
  }

  private long lap() {
    long now = CLOCK.getProcessCpuTime();
    long millis = (now - begun) / 1_000_000;
    begun = now;
    return millis;
  }
}
