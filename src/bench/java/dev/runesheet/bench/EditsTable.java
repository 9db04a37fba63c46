package dev.runesheet.bench;

import dev.runesheet.api.RuleRevisions;
import dev.runesheet.engine.Games;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.CachedFiles;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.testing.suite.ScenarioFiles;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;

/**
 * The time that an edit of one cell takes in a workbook of many rows: its parts in this process,
 * beside a build of all rules; then from the save to the printed result of {@code runesheet watch}
 * in a process of its own.
 */
final class EditsTable {

  private static final int TIMES = 7;
  private static final int SAVES = 7;
  private static final long SETTLED_MILLIS = 15_000;

  private final AuthoringPack pack;
  private final BulkPack bulk;

  /** The first time and the median of each row, in milliseconds; of memory one number. */
  private final Map<String, String> cells = new LinkedHashMap<>();

  private EditsTable(BulkPack bulk) {
    this.bulk = bulk;
    this.pack = Packs.find(bulk.game());
  }

  /** The lines of the table, for so many rows more than the shipped ones. */
  static List<String> lines(int rows) throws Exception {
    EditsTable queens = measured(BulkPack.QUEENS_BLOOD, rows);
    EditsTable duels = measured(BulkPack.MATH_BATTLE, rows);
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "| %,d rows more, milliseconds | Queen's Blood: first | median | Math Battle: first |"
                + " median |",
            rows));
    lines.add("|---|---|---|---|---|");
    queens.cells.forEach(
        (label, cell) -> lines.add("| " + label + cell + duels.cells.get(label) + " |"));
    return lines;
  }

  private static EditsTable measured(BulkPack.Kind kind, int rows) throws Exception {
    Path folder = Files.createTempDirectory("runesheet-bench");
    EditsTable table = new EditsTable(new BulkPack(folder, kind, rows));
    table.parts();
    table.watch();
    return table;
  }

  private void parts() throws Exception {
    PackFiles fresh = new DirectoryFiles(bulk.folder());
    row("check (read, analyse)", time(i -> () -> built(fresh)));
    row("check and build", time(i -> () -> revisions().next(built(fresh))));
    PackFiles files = new CachedFiles(fresh);
    Revisions revisions = revisions();
    revisions.next(built(files));
    BuiltPack[] edits = new BuiltPack[TIMES];
    byte[][] contents = edits();
    double[] reading =
        time(
            i -> {
              save(contents[i]);
              return () -> edits[i] = built(files);
            });
    double[] rules = time(i -> () -> revisions.patch(edits[i]));
    double[] scenarios = time(i -> () -> scenarios(files, revisions));
    row("an edit: reading, checking", reading);
    row("an edit: rule base", rules);
    row("an edit: all scenarios", scenarios);
  }

  private void watch() throws IOException, InterruptedException {
    byte[][] contents = new byte[SAVES][];
    for (int i = 0; i < SAVES; i++) {
      contents[i] = bulk.edited(i);
    }
    double[] millis = new double[SAVES];
    double[] all = new double[SAVES];
    try (WatchProcess watch = new WatchProcess(bulk)) {
      // Whoever starts it opens a spreadsheet next; meanwhile it rehearses.
      Thread.sleep(SETTLED_MILLIS);
      for (int i = 0; i < SAVES; i++) {
        long start = System.nanoTime();
        bulk.save(contents[i]);
        String last = watch.result();
        millis[i] = (System.nanoTime() - start) / 1e6;
        watch.rest(last);
        all[i] = (System.nanoTime() - start) / 1e6;
      }
      row("`watch`: from the save to the printed result", millis);
      row("`watch`: to the last scenario", all);
      cells.put("`watch`: memory of the process", " | " + watch.mebibytes() + " MiB | ");
    }
  }

  private BuiltPack built(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(pack, files, findings);
    if (built == null) {
      throw new IllegalStateException("the fixture is wrong: " + findings.all().get(0).message());
    }
    PackAnalysis.check(pack, built.content(), files, findings);
    return built;
  }

  private byte[][] edits() throws IOException {
    byte[][] edits = new byte[TIMES][];
    for (int i = 0; i < TIMES; i++) {
      edits[i] = bulk.edited(i);
    }
    return edits;
  }

  private void save(byte[] content) {
    try {
      bulk.save(content);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private Revisions revisions() {
    return new Revisions(new RuleRevisions(Games.find(pack.game())));
  }

  /** Versions of rules one after the other. */
  private static final class Revisions {
    private final RuleRevisions rules;
    private RuleRevisions.Revision last;

    Revisions(RuleRevisions rules) {
      this.rules = rules;
    }

    Object next(BuiltPack built) {
      last = rules.next(built.rules(), built.notes(), built.catalog());
      return last;
    }

    Object patch(BuiltPack built) {
      next(built);
      if (last.whole()) {
        throw new IllegalStateException("all rules were compiled for an edit of one");
      }
      return last;
    }
  }

  private Object scenarios(PackFiles files, Revisions revisions) {
    ScenarioSuite suite =
        new ScenarioSuite(game -> revisions.last.book(), scenario -> true).inParallel();
    for (String name : ScenarioFiles.namesOf(pack.game(), files)) {
      suite.run(name, files.read(name).orElseThrow());
    }
    if (suite.passed() == 0 || suite.failed() > 0) {
      throw new IllegalStateException(suite.failed() + " scenarios of the fixture fail");
    }
    return suite;
  }

  /** How long each time took; what prepares it does not count. */
  private static double[] time(IntFunction<Callable<Object>> work) throws Exception {
    double[] millis = new double[TIMES];
    for (int i = 0; i < TIMES; i++) {
      Callable<Object> prepared = work.apply(i);
      long start = System.nanoTime();
      prepared.call();
      millis[i] = (System.nanoTime() - start) / 1e6;
    }
    return millis;
  }

  private void row(String what, double[] millis) {
    row(what, millis[0], median(millis));
  }

  private void row(String what, double first, double second) {
    cells.put(what, String.format(Locale.ROOT, " | %,.0f | %,.0f", first, second));
  }

  private static double median(double[] millis) {
    double[] sorted = millis.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
