package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.check.PolicyCheck;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.CellParser;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What the check says of policies is what counting all cases one by one says. */
class PolicyPropertyTest {

  private static final int WINDS = 13;

  /** A row and the cases that it answers, by sky and wind. */
  private record Row(String sky, String wind, BiPredicate<String, Integer> fits) {}

  @Property(tries = 150)
  void overlapsAreThoseOfSharedCases(@ForAll long seed) {
    List<Row> rows = rows(new Random(seed));
    List<Integer> expected = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      if (rows.stream().anyMatch(other -> other != row && share(row, other))) {
        expected.add(i);
      }
    }

    assertThat(found(rows, HitPolicy.UNIQUE, Code.RULES_OVERLAP)).isEqualTo(expected);
  }

  @Property(tries = 150)
  void rowsThatNeverCountAreThoseWithoutACaseOfTheirOwn(@ForAll long seed) {
    List<Row> rows = rows(new Random(seed));
    List<Integer> expected = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      List<Row> earlier = rows.subList(0, i);
      Row row = rows.get(i);
      BiPredicate<String, Integer> left =
          (sky, wind) ->
              row.fits().test(sky, wind)
                  && earlier.stream().noneMatch(other -> other.fits().test(sky, wind));
      if (count(left) == 0) {
        expected.add(i);
      }
    }

    assertThat(found(rows, HitPolicy.FIRST, Code.SHADOWED)).isEqualTo(expected);
  }

  @Property(tries = 150)
  void gapsAreFoundIfAndOnlyIfACaseIsOpen(@ForAll long seed) {
    List<Row> rows = rows(new Random(seed));
    int open = count((sky, wind) -> rows.stream().noneMatch(row -> row.fits().test(sky, wind)));

    assertThat(findings(rows, HitPolicy.COMPLETE).stream().anyMatch(is(Code.CASE_OPEN)))
        .isEqualTo(open > 0);
  }

  private static java.util.function.Predicate<Diagnostic> is(Code code) {
    return finding -> finding.code() == code;
  }

  private static boolean share(Row one, Row other) {
    return count((sky, wind) -> one.fits().test(sky, wind) && other.fits().test(sky, wind)) > 0;
  }

  private static int count(BiPredicate<String, Integer> cases) {
    int count = 0;
    for (String sky : Weather.SKIES) {
      for (int wind = 0; wind < WINDS; wind++) {
        count += cases.test(sky, wind) ? 1 : 0;
      }
    }
    return count;
  }

  private static List<Integer> found(List<Row> rows, HitPolicy policy, Code code) {
    return findings(rows, policy).stream()
        .filter(is(code))
        .map(finding -> finding.location().place().toString().replaceAll(".*!\\D*", ""))
        .map(row -> Integer.parseInt(row) - SheetShape.FIRST_ROW - 1)
        .toList();
  }

  private static List<Diagnostic> findings(List<Row> rows, HitPolicy policy) {
    Diagnostics findings = new Diagnostics();
    TableLayout layout = Weather.layout(policy);
    List<TypedRow> typed = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      List<TypedCell> cells = new ArrayList<>();
      List<String> texts = List.of("R" + i, rows.get(i).sky(), rows.get(i).wind());
      for (int column = 0; column < texts.size(); column++) {
        String name = SheetShape.cell(SheetShape.FIRST_ROW + i, SheetShape.FIRST_COLUMN + column);
        SourceLocation place = Duel.cell(name);
        if (!texts.get(column).isEmpty()) {
          RawCell raw = RawCell.filled(texts.get(column), null, place);
          List<CellValue> values =
              new CellParser(new Diagnostics()).parse(layout.columns().get(column), raw);
          cells.add(new TypedCell(column, values, place));
        }
      }
      int number = SheetShape.FIRST_ROW + i + 1;
      typed.add(new TypedRow(number, Duel.cell("B" + number), cells, true));
    }
    new PolicyCheck(new TypedTable(layout, Duel.FILE, typed), findings).check();
    return findings.all();
  }

  private static List<Row> rows(Random random) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(7); i++) {
      rows.add(row(random));
    }
    return rows;
  }

  private static Row row(Random random) {
    List<String> skies = Weather.SKIES.stream().filter(sky -> random.nextInt(3) > 0).toList();
    boolean any = skies.isEmpty() || skies.size() == Weather.SKIES.size();
    boolean none = random.nextBoolean();
    String sky = any ? "" : (none ? "none of " : "any of ") + String.join(", ", skies);
    int low = random.nextInt(WINDS);
    int high = low + random.nextInt(WINDS - low);
    String wind =
        switch (random.nextInt(4)) {
          case 0 -> "";
          case 1 -> "any of 0, " + low + ".." + high;
          default -> low + ".." + high;
        };
    boolean all = wind.isEmpty();
    boolean zero = wind.startsWith("any");
    return new Row(
        sky,
        wind,
        (s, w) ->
            (any || skies.contains(s) != none) && (all || w >= low && w <= high || zero && w == 0));
  }
}
