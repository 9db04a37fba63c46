package dev.runesheet.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Measures and writes the tables of {@code docs/benchmarks.md}, each between two comments that name
 * it. Figures are processor time of the thread that plays, so that other programs count little.
 */
public final class BenchmarkPage {

  private static final Path PAGE = Path.of("docs/benchmarks.md");

  private BenchmarkPage() {}

  /** The measurement of a table. */
  private interface Table {
    List<String> lines() throws Exception;
  }

  /**
   * Measures tables and writes them into the page.
   *
   * @param arguments the processor time of each measurement in seconds, 4 if left out; then the
   *     names of the tables, all if left out
   */
  public static void main(String[] arguments) throws Exception {
    double seconds = arguments.length > 0 ? Double.parseDouble(arguments[0]) : 4;
    Map<String, Table> tables = new LinkedHashMap<>();
    tables.put("duel", () -> new DuelTable(seconds).lines());
    tables.put("lanes", () -> new LanesTable(seconds).lines());
    tables.put("games", () -> new GamesTable(seconds).lines());
    tables.put("pocket", () -> new PocketTable().lines((int) (25 * seconds), 9));
    tables.put("threads", () -> new ThreadsTable(seconds).lines());
    tables.put("rules", () -> new RulesTable(seconds).lines());
    tables.put("entities", () -> new EntitiesTable(seconds).lines());
    tables.put("engines", () -> new EnginesTable(seconds).lines());
    tables.put("edits", () -> EditsTable.lines(2_000));
    Set<String> wanted = new HashSet<>(List.of(arguments));
    for (Map.Entry<String, Table> table : tables.entrySet()) {
      if (arguments.length < 2 || wanted.contains(table.getKey())) {
        List<String> lines = table.getValue().lines();
        lines.forEach(System.out::println);
        write(table.getKey(), lines);
      }
    }
  }

  private static void write(String name, List<String> lines) throws IOException {
    String page = Files.readString(PAGE);
    String begin = "<!-- measured: " + name + " -->\n";
    int from = page.indexOf(begin);
    int to = page.indexOf("<!-- end -->", from);
    if (from < 0 || to < 0) {
      throw new IllegalStateException(PAGE + " has no place for the table '" + name + "'.");
    }
    String table = machine() + "\n\n" + String.join("\n", lines) + "\n";
    Files.writeString(PAGE, page.substring(0, from) + begin + table + page.substring(to));
  }

  private static String machine() {
    return String.format(
        Locale.ROOT,
        "JDK %s, %d processors, load %.1f:",
        Runtime.version().feature(),
        Runtime.getRuntime().availableProcessors(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }
}
