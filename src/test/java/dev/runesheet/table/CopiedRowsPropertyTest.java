package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.apache.poi.ss.usermodel.Sheet;

/**
 * Rows of effects of several rows that are copied, renamed, or given and robbed of a start: either
 * it is found at a row that was edited, or named there, or each row counts where
 * docs/spreadsheets.md says so.
 */
class CopiedRowsPropertyTest {

  private static final EffectFamily FAMILY =
      new EffectFamily(
          Duel.SHEET,
          "rules.mathbattle.global",
          Duel.WORDS.with(Vocabulary.OWNERS, List.of("mode")));

  private static final Pattern FURTHER = Pattern.compile("(.+?)(?:/| \\()(\\d+|else(-\\d+)?)\\)?");

  /** The row that a finding names besides its own. */
  private static final Pattern OTHER_ROW = Pattern.compile("than row (\\d+) has");

  private static final int FIRST_ROW = 8;

  /** A row, whose amount tells it apart from all others. */
  private record Row(String name, String when, String id, String above, int amount) {

    Row named(String other) {
      return other.isEmpty() ? this : new Row(other, when, id, above, amount);
    }

    Row started(String start) {
      return start.equals("as it is") ? this : new Row(name, start, id, above, amount);
    }
  }

  private static final List<Row> ROWS =
      List.of(
          new Row("Storm", "turn starts", "mode/storm", "6", 1),
          new Row("Low", "", "mode/storm/else", "2", 2),
          new Row("Calm", "", "mode/storm/else-2", "", 3),
          new Row("Two", "turn ends", "mode/two", "", 4),
          new Row("Two (2)", "", "mode/two/2", "", 5),
          new Row("Lone", "turn ends", "mode/lone", "", 6));

  /** What is done to a row, or to a copy of it at the end. */
  private record Change(int row, boolean copied, String name, String when) {}

  @Provide
  Arbitrary<List<Change>> changes() {
    return Combinators.combine(
            Arbitraries.integers().between(0, ROWS.size() - 1),
            Arbitraries.of(true, false),
            Arbitraries.of("", "Hail", "Rain", "Storm (else-3)", "Two (2)", "Two (3)", "Lone (2)"),
            Arbitraries.of("as it is", "", "turn starts"))
        .as(Change::new)
        .list()
        .ofMinSize(1)
        .ofMaxSize(2);
  }

  private static int number(MatchResult row) {
    return Integer.parseInt(row.group(1));
  }

  @Property(tries = 100, shrinking = ShrinkingMode.BOUNDED)
  void anEditIsFoundWhereItIsOrCountsAsItSays(@ForAll("changes") List<Change> changes) {
    List<Row> rows = new ArrayList<>(ROWS);
    Set<Integer> edited = new HashSet<>();
    for (Change change : changes) {
      Row from = rows.get(change.row());
      Row now = from.named(change.name()).started(change.when());
      if (change.copied()) {
        rows.add(new Row(now.name(), now.when(), now.id(), now.above(), rows.size() + 1));
      } else {
        rows.set(change.row(), now);
      }
      edited.add(FIRST_ROW + (change.copied() ? rows.size() - 1 : change.row()));
    }
    Diagnostics findings = new Diagnostics();
    TypedTable table =
        new WorkbookReader(Duel.FILE, workbook(rows), findings).read(FAMILY.fitting(effects()));
    List<Effect> read = FAMILY.read(table, findings);

    if (findings.all().isEmpty()) {
      assertThat(amounts(read)).isEqualTo(said(rows));
    } else {
      Set<Integer> found = new HashSet<>();
      for (Diagnostic one : findings.all()) {
        found.add(row(one));
        OTHER_ROW.matcher(one.message()).results().forEach(row -> found.add(number(row)));
      }
      assertThat(found).containsAnyElementsOf(edited);
      assertThat(found).hasSizeLessThanOrEqualTo(2 * changes.size());
    }
  }

  private static int row(Diagnostic finding) {
    return Integer.parseInt(finding.location().place().toString().replaceFirst(".*!\\D+", ""));
  }

  /** The amounts of the rows of each effect as the rows say it. */
  private static Map<String, Set<Double>> said(List<Row> rows) {
    Map<String, Set<Double>> said = new TreeMap<>();
    Map<String, String> named = new LinkedHashMap<>();
    Map<Row, String> ids = new LinkedHashMap<>();
    Set<String> seen = new HashSet<>();
    for (Row row : rows) {
      boolean own = seen.add(row.id());
      if (!row.when().isEmpty()) {
        String id = own ? row.id() : "mode/" + row.name().toLowerCase(Locale.ROOT);
        named.put(row.name(), id);
        said.computeIfAbsent(id, any -> new TreeSet<>()).add((double) row.amount());
      } else {
        ids.put(row, own ? row.id() : row.name());
      }
    }
    ids.forEach(
        (row, id) -> {
          Matcher further = FURTHER.matcher(id);
          assertThat(further.matches()).as(id).isTrue();
          String effect = named.getOrDefault(further.group(1), further.group(1));
          assertThat(said).containsKey(effect);
          said.get(effect).add((double) row.amount());
        });
    return said;
  }

  private static Map<String, Set<Double>> amounts(List<Effect> effects) {
    Map<String, Set<Double>> amounts = new TreeMap<>();
    for (Effect effect : effects) {
      Set<Double> all = amounts.computeIfAbsent(effect.id(), any -> new TreeSet<>());
      effect
          .calls()
          .flatMap(act -> act.arguments().values().stream())
          .filter(Value.Constant.class::isInstance)
          .forEach(value -> all.add(((Value.Constant) value).number()));
    }
    return amounts;
  }

  /** Effects with a column for all that the rows say. */
  private static List<Effect> effects() {
    Argument[] change = {Selector.Role.SELF, Duel.word("mana"), Value.of(1)};
    Step.Do add = Duel.act("add-stat", change);
    return List.of(
        Duel.effect(
            "mode/storm",
            "Storm",
            "turn starts",
            new Step.If(
                Duel.is(Condition.Relation.ABOVE, "burn", 6),
                List.of(add),
                List.of(),
                SourceLocation.NONE)));
  }

  private static byte[] workbook(List<Row> rows) {
    TableLayout layout = FAMILY.fitting(effects());
    byte[] empty =
        WorkbookWriter.write(List.of(FAMILY.write(layout, effects(), Duel.FILE).table()));
    return Edit.sheet(
        empty,
        sheet -> {
          for (int i = 0; i < rows.size(); i++) {
            write(sheet, FIRST_ROW + i, rows.get(i));
          }
        });
  }

  private static void write(Sheet sheet, int number, Row row) {
    String burn = row.above().isEmpty() ? "" : "burn";
    List<String> texts = List.of("B", row.name(), "C", "", "D", row.when(), "F", row.id());
    for (int i = 0; i < texts.size(); i += 2) {
      Edit.cell(sheet, texts.get(i) + number).setCellValue(texts.get(i + 1));
    }
    Edit.cell(sheet, "G" + number).setCellValue(burn);
    Edit.cell(sheet, "H" + number).setCellValue(row.above());
    Edit.cell(sheet, "I" + number).setCellValue("mana");
    Edit.cell(sheet, "J" + number).setCellValue(row.amount());
  }
}
