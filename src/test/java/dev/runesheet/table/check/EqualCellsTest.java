package dev.runesheet.table.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.pack.change.RowDiff;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.CellForm;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import dev.runesheet.table.Duel;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.PlainTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kie.api.io.ResourceType;
import org.kie.api.runtime.KieSession;
import org.kie.internal.utils.KieHelper;

/** Cells that spell one value in two ways are the same to checks, guards and differences. */
public class EqualCellsTest {

  /** An amount with two spellings: 12 copper are 1 silver. */
  @CellForm(says = "an amount", example = "1 silver")
  public record Purse(int copper) {

    /** The amount of a text. */
    public static Purse of(String text) {
      String[] parts = text.split(" ");
      return new Purse(Integer.parseInt(parts[0]) * (parts[1].equals("silver") ? 12 : 1));
    }
  }

  /** A type of cell for answers only, whose values are not compared. */
  @CellForm(says = "a note", example = "a")
  public static final class Note {

    /** The note of a text. */
    public static Note of(String text) {
      return new Note();
    }
  }

  /** A question with cells of all kinds that conditions can be. */
  @DecisionTable(title = "Changers", family = "f", doc = "d")
  public static final class Change {
    private final Purse purse;
    private final String unit;
    private final double weight;
    final List<Integer> kept = new ArrayList<>();

    Change(Purse purse, String unit, double weight) {
      this.purse = purse;
      this.unit = unit;
      this.weight = weight;
    }

    /** The purse. */
    @InputColumn(order = 1, label = "Purse", doc = "d")
    public Purse getPurse() {
      return purse;
    }

    /** The unit. */
    @InputColumn(order = 2, label = "Unit", doc = "d")
    @Cell(
        list = "unit",
        only = {"new", "old", "worn"})
    public String getUnit() {
      return unit;
    }

    /** The weight. */
    @InputColumn(order = 3, label = "Weight", doc = "d")
    public double getWeight() {
      return weight;
    }

    /** True if the purse holds at least so much, and weighs so. */
    @InputColumn(order = 4, label = "Holds", doc = "d")
    public boolean holds(Purse least, double weight) {
      return purse.copper() >= least.copper();
    }

    /** Keeps so many. */
    @OutputColumn(order = 1, label = "Keeps", doc = "d")
    public void keeps(int coins) {
      kept.add(coins);
    }

    /** Pays a purse. */
    @OutputColumn(order = 2, label = "Pays", doc = "d", otherwise = "0 silver")
    public void pays(Purse amount) {}

    /** Takes a tithe. */
    @OutputColumn(order = 3, label = "Tithe", doc = "d", otherwise = "0.50")
    public void tithe(double part) {}

    /** Writes a note. */
    @OutputColumn(order = 4, label = "Note", doc = "d")
    public void note(Note note) {}
  }

  private static final TableLayout LAYOUT =
      QuestionTable.layout("our-game", QuestionSpec.of(Change.class), list -> List.of());

  private final Diagnostics findings = new Diagnostics();

  private static List<String> row(String name, String... cells) {
    List<String> row = new ArrayList<>(List.of(name, ""));
    row.addAll(List.of(cells));
    return row;
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // Only read.
  private TypedTable table(HitPolicy policy, List<String>... rows) {
    TableLayout layout = LAYOUT.with(policy);
    List<PlainTable.Line> lines = new ArrayList<>();
    for (int i = 0; i < rows.length; i++) {
      lines.add(new PlainTable.Line(layout.place(Duel.FILE, 7 + i, 0), rows[i]));
    }
    return PlainTable.of(layout, Duel.FILE, lines, findings);
  }

  private List<Code> codes() {
    return findings.all().stream().map(finding -> (Code) finding.code()).toList();
  }

  @ParameterizedTest(name = "{0} {1} {2} like {3} {4} {5}")
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "1 silver | ''                | ''       | 12 copper | ''                | ''",
        "''       | any of new, worn  | ''       | ''        | any of worn, new  | ''",
        "''       | none of new, old  | ''       | ''        | none of old, new  | ''",
        "''       | ''                | 1        | ''        | ''                | 01",
        "''       | ''                | 1.5      | ''        | ''                | 1.50",
        "''       | ''                | 1..2     | ''        | ''                | from 1.0 to 2",
        "''       | ''                | any of 4, 2 | ''     | ''                | any of 2, 4",
        "1 silver | any of new, worn  | 0        | 12 copper | any of worn, new  | -0",
      })
  void rowsWithOneCaseMeetHoweverItIsSpelled(
      String purse, String unit, String weight, String purse2, String unit2, String weight2) {
    List<String> one = row("A", purse, unit, weight, "", "5", "", "", "");
    List<String> other = row("B", purse2, unit2, weight2, "", "6", "", "", "");

    table(HitPolicy.FIRST, one, other);
    table(HitPolicy.UNIQUE, one, other);
    table(HitPolicy.COLLECT, one, other);

    assertThat(codes())
        .containsExactly(
            Code.SHADOWED,
            Code.RULES_OVERLAP,
            Code.RULES_OVERLAP,
            Code.CONTRADICTION,
            Code.CONTRADICTION);
  }

  @Test
  void testsWithPartsOfOneValueAskTheSame() {
    table(
        HitPolicy.FIRST,
        row("A", "", "", "", "1 silver,2", "5", "", "", ""),
        row("B", "", "", "", "12 copper,2.0", "6", "", "", ""),
        row("C", "", "", "", "13 copper,2", "6", "", "", ""));

    assertThat(findings.all())
        .extracting(Diagnostic::code, Diagnostic::expected)
        .containsExactly(tuple(Code.SHADOWED, "a case that row 8 before it leaves open"));
  }

  @Test
  void answersOfOneValueAreTheSame() {
    table(
        HitPolicy.COLLECT,
        row("A", "1 silver", "", "", "", "", "12 copper", "", ""),
        row("B", "12 copper", "", "", "", "", "1 silver", "", ""));
    table(HitPolicy.COLLECT, row("C", "1 silver", "", "", "", "", "0 copper", "0.5", ""));
    table(
        HitPolicy.COLLECT,
        row("D", "1 silver", "", "", "", "", "", "", "a"),
        row("E", "12 copper", "", "", "", "", "", "", "a"));

    assertThat(codes())
        .containsExactly(
            Code.SAME_EFFECT, Code.SAME_EFFECT, Code.NO_CHANGE, Code.SAME_EFFECT, Code.SAME_EFFECT);
  }

  @Test
  void theFirstRowThatFitsCountsAlsoIfALaterOneSpellsTheCaseOtherwise() {
    TypedTable table =
        table(
            HitPolicy.FIRST,
            row("A", "1 silver", "new", "", "", "5", "", "", ""),
            row("B", "12 copper", "", "", "", "6", "", "", ""));
    KieSession session =
        new KieHelper()
            .addContent(TableCompiler.compile(table).drl(), ResourceType.DRL)
            .build()
            .newKieSession();
    Change first = new Change(new Purse(12), "new", 1);
    Change second = new Change(new Purse(12), "old", 1);
    session.insert(first);
    session.insert(second);
    session.fireAllRules();
    session.dispose();

    assertThat(findings.all()).isEmpty();
    assertThat(first.kept).containsExactly(5);
    assertThat(second.kept).containsExactly(6);
  }

  @Test
  void anotherSpellingIsNoChangeOfARow() {
    TypedTable before =
        table(HitPolicy.FIRST, row("A", "1 silver", "any of new, old", "1", "", "5", "", "", ""));
    TypedTable after =
        table(
            HitPolicy.FIRST, row("A", "12 copper", "any of old, new", "1.0", "", "5", "", "", ""));

    assertThat(RowDiff.between(new PlainForm(LAYOUT), before, after)).isEmpty();
  }

  @Test
  void rowsOfOneCaseThatChangePlacesAreAChange() {
    List<String> one = row("A", "1 silver", "new", "", "", "5", "", "", "");
    List<String> other = row("B", "12 copper", "", "1", "", "6", "", "", "");

    assertThat(
            RowDiff.between(
                new PlainForm(LAYOUT),
                table(HitPolicy.FIRST, one, other),
                table(HitPolicy.FIRST, other, one)))
        .hasSize(1);
  }
}
